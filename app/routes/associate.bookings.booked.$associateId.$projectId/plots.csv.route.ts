export { loadPlotsCsv as loader } from '~/subjects/bookings/bookings-csv.server'
