export { loadReceiptsCsv as loader } from '~/statements/statement-files.server'
