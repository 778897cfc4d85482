import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { CsvFile } from './csv-file'
import * as files from './files'

const MAX_NAMED = 3

type Values = Record<string, string>
/** Selects the names of rows that refer to a row, such as `bill CB-1 in payments.csv`. */
type Referring = (values: Values) => RawBuilder<{ name: string }>

const nameIn = (file: CsvFile, name: RawBuilder<unknown>) => sql`${name} || ${` in ${file.name}`}`
const billIn = nameIn(files.payments as unknown as CsvFile, sql`'bill ' || commission_bills.code`)
const receiptIn = nameIn(files.receipts as unknown as CsvFile, sql`'receipt ' || receipts.number`)
const bookingIn = nameIn(files.bookings as unknown as CsvFile, sql`'booking ' || bookings.code`)
const plotIn = nameIn(files.plots as unknown as CsvFile, sql`'plot ' || plots.number`)
const blockIn = nameIn(files.blocks as unknown as CsvFile, sql`'block ' || blocks.name`)

const payments = sql`from payments join commission_bills on commission_bills.id = payments.bill_id`
const plotOf = ({ project, number }: Values) => sql`(select plots.id from plots
  join projects on projects.id = plots.project_id where projects.code = ${project} and plots.number = ${number})`

const referring = new Map<CsvFile, Referring>([
  [
    files.commissionBills,
    ({ number }) => sql`select ${billIn} as name ${payments} where commission_bills.code = ${number}`,
  ],
  [
    files.commissionLines,
    ({ booking, associate }) => sql`select ${billIn} as name ${payments}
      join commission_lines as lines on lines.id = payments.line_id join bookings on bookings.id = lines.booking_id
      where bookings.code = ${booking} and lines.associate_id = ${associate}`,
  ],
  [
    files.receipts,
    ({ number }) => sql`select ${billIn} as name ${payments}
      join receipts on receipts.id = payments.receipt_id where receipts.number = ${number}`,
  ],
  [
    files.bookings,
    ({ number }) => sql`select ${receiptIn} as name from receipts
      join bookings on bookings.id = receipts.booking_id where bookings.code = ${number}
      union select ${billIn} ${payments} join commission_lines as lines on lines.id = payments.line_id
      join bookings on bookings.id = lines.booking_id where bookings.code = ${number}`,
  ],
  [
    files.emiPlans,
    ({ code }) => sql`select ${bookingIn} as name from bookings
      join emi_plans on emi_plans.id = bookings.emi_plan_id where emi_plans.code = ${code}`,
  ],
  [
    files.plots,
    (values) => sql`select ${bookingIn} as name from bookings where plot_id = ${plotOf(values)}
      union select ${plotIn} from plots where merged_into_id = ${plotOf(values)}`,
  ],
  [
    files.blocks,
    ({ project, name }) => sql`select ${plotIn} as name from plots
      join blocks on blocks.id = plots.block_id join projects on projects.id = blocks.project_id
      where projects.code = ${project} and blocks.name = ${name}`,
  ],
  [
    files.projects,
    ({ code }) => sql`select ${blockIn} as name from blocks
      join projects on projects.id = blocks.project_id where projects.code = ${code}`,
  ],
] as [CsvFile, Referring][])

/** Names some rows that refer to a row of the file; null if there are none. */
export async function referringRows(
  db: Transaction<Database>,
  file: CsvFile,
  values: Values,
): Promise<string | null> {
  const query = referring.get(file)?.(values)
  if (!query) return null
  const { rows } = await sql<{ name: string }>`select distinct name from (${query}) as found
    order by name limit ${MAX_NAMED + 1}`.execute(db)
  if (rows.length === 0) return null
  const names = rows.slice(0, MAX_NAMED).map(({ name }) => name)
  return `${names.join(', ')}${rows.length > MAX_NAMED ? ' and others' : ''}`
}
