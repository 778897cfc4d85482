export { loadReceiptsPdf as loader } from '~/statements/statement-files.server'
