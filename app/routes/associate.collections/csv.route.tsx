export { loadCollectionsCsv as loader } from './collections-csv.server'
