import { commissionRates, emiPlans, firm, firmRules, projects } from './files'
import { allRowsOf, countChanged, idsByCode, type ImportContext, reportUnknown } from './import-context'
import { upsertRows } from './upsert-rows'

export async function importFirm(context: ImportContext): Promise<void> {
  const { db, problems } = context
  const rows = await allRowsOf(context, firm)
  const [first, second] = rows
  if (second) problems.add({ file: firm.name, row: second.row, reason: 'is a second firm.' })
  if (!first) return
  const stored = await db.selectFrom('firm').selectAll().executeTakeFirst()
  const { name, mobile, email, address } = first.values
  const row = { name, mobile, email, address }
  if (stored && JSON.stringify(stored) === JSON.stringify(row)) return
  await db.deleteFrom('firm').execute()
  await db.insertInto('firm').values(row).execute()
  countChanged(context, firm, 1)
}

export async function importRules(context: ImportContext): Promise<void> {
  const rows = (await allRowsOf(context, firmRules)).map(({ values }) => ({
    from_on: values.from,
    late_percent_hundredths: values.late_percent,
    cancel_after_unpaid: values.cancel_after_unpaid,
    cancel_after_days: values.cancel_after_unpaid === null ? null : (values.cancel_after_days ?? 0),
    min_rate_percent_hundredths: values.min_rate_percent,
    cash_limit_rupees: values.cash_limit,
  }))
  const changed = await upsertRows(context.db, 'firm_rules', rows, { key: ['from_on'], returning: 'from_on' })
  countChanged(context, firmRules, changed.length)
}

export async function importCommissionRates(context: ImportContext): Promise<void> {
  const { db, problems } = context
  const projectIds = await idsByCode(db, 'projects')
  const typeOfDay = new Map<string, string>()
  const rows: object[] = []
  for (const { row, values } of await allRowsOf(context, commissionRates)) {
    const projectId = values.project === null ? null : projectIds.get(values.project)
    if (projectId === undefined) {
      reportUnknown(context, commissionRates, row, 'project', { code: values.project!, of: projects })
      continue
    }
    const day = `${values.project} ${values.from}`
    const type = typeOfDay.get(day) ?? values.type
    typeOfDay.set(day, type)
    if (type !== values.type)
      problems.add({
        file: commissionRates.name,
        row,
        column: 'type',
        reason: `differs from the type "${type}" of the same day.`,
      })
    rows.push({
      project_id: projectId,
      from_on: values.from,
      level: values.level,
      commission_type: values.type,
      rate_hundredths: values.rate,
    })
  }
  const changed = await upsertRows(db, 'commission_rates', rows, {
    key: 'coalesce(project_id, 0), from_on, level',
    returning: 'id',
  })
  countChanged(context, commissionRates, changed.length)
}

export async function importEmiPlans(context: ImportContext): Promise<void> {
  const rows = (await allRowsOf(context, emiPlans)).map(({ values }) => ({
    code: values.code,
    months: values.months,
    flat_percent_hundredths: values.percent,
  }))
  const changed = await upsertRows(context.db, 'emi_plans', rows, { key: ['code'], returning: 'id' })
  countChanged(context, emiPlans, changed.length)
}
