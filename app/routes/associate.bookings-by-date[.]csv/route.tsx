export { loadMonthsCsv as loader } from '~/bookings/bookings-csv.server'
