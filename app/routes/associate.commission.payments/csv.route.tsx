export { loadPaymentsCsv as loader } from './payments-csv.server'
