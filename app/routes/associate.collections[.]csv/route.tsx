export { loadCollectionsCsv as loader } from '~/collections/collections-csv.server'
