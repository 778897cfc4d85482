export { loadPaymentsCsv as loader } from '~/commission/payments/payments-csv.server'
