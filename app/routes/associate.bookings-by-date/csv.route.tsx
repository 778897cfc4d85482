export { loadMonthsCsv as loader } from '~/subjects/bookings/bookings-csv.server'
