export { loadDuesCsv as loader } from '~/subjects/commission/dues/dues.server'
