export { loadStatementFile as loader } from './statement-files.server'
