export { loadActivityCsv as loader } from './activity-csv.server'
