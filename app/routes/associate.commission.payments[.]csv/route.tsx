export { loadPaymentsCsv as loader } from '~/commission/payments-csv.server'
