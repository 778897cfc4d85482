export { loadEmiStatementPdf as loader } from '~/statements/statement-files.server'
