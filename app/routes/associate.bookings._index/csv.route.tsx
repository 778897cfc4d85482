export { loadProjectsCsv as loader } from '~/subjects/bookings/bookings-csv.server'
