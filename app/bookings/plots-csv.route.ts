export { loadPlotsCsv as loader } from './bookings-csv.server'
