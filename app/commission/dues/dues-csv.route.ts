export { loadDuesCsv as loader } from './dues.server'
