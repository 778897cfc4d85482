export { loadEmiStatementCsv as loader } from '~/statements/statement-files.server'
