export { loadStatementFile as loader } from '~/subjects/bookings/statement-files.server'
