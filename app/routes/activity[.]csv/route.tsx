export { loadActivityCsv as loader } from '~/activity/activity-csv.server'
