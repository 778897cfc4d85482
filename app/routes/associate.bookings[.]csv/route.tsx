export { loadProjectsCsv as loader } from '~/bookings/bookings-csv.server'
