import type { Row } from '../schema'
import { commissionRates, firm, firmRules } from './files'
import { countChanged, type ImportContext } from './import-context'
import { allRowsOf, importFile } from './import-rows'
import { hasValues } from './upsert-rows'

/** The firm has one row, which may get another name. */
export async function importFirm(context: ImportContext): Promise<void> {
  const { db } = context
  const [first, second] = await allRowsOf(context, firm)
  second?.refuse('name', 'is a second firm.')
  if (!first) return
  const stored = await db.selectFrom('firm').selectAll().executeTakeFirst()
  const row = first.record as unknown as Row<'firm'>
  if (stored && hasValues(stored, row)) return
  await db.deleteFrom('firm').execute()
  await db.insertInto('firm').values(row).execute()
  countChanged(context, firm, 1)
}

export const importRules = (context: ImportContext): Promise<void> =>
  importFile(context, firmRules, ({ values: { cancel_after_unpaid, cancel_after_days }, record }) => {
    record.cancel_after_days = cancel_after_unpaid === null ? null : (cancel_after_days ?? 0)
  })

export function importCommissionRates(context: ImportContext): Promise<void> {
  const typeOfDay = new Map<string, string>()
  return importFile(context, commissionRates, ({ values, refuse }) => {
    const day = `${values.project} ${values.from}`
    const type = typeOfDay.get(day) ?? values.type
    typeOfDay.set(day, type)
    if (type !== values.type) refuse('type', `differs from the type "${type}" of the same day.`)
  })
}
