import { sql } from 'kysely'
import type { NewRow, Row } from '../db/schema'
import { BOOKED, CANCELLED, REGISTERED } from '../rules/booking-status'
import { type Price, priceOf } from '../rules/price'
import { MAX_INTEGER } from './cells'
import type { CsvFile, RowOf } from './csv-file'
import { associates, bookings, emiPlans, firmRules, instalments, plots, projects, receipts } from './files'
import { requireDistinctCodes } from './import-codes'
import { batchesOf, countChanged, type ImportContext, reportUnknown, rowsOf } from './import-context'
import { recordCancellations, recordReceipts } from './import-events'
import { upsertRows } from './upsert-rows'

type BookingValues = RowOf<typeof bookings>
type BookingRow = Omit<NewRow<'bookings'>, 'id'>

/** With these limits, rate times yards is a safe integer. */
const MAX_RATE_RUPEES = 10_000_000
const MAX_YARDS_HUNDREDTHS = 100_000_000

/** Returns bookings whose terms changed, with the former terms, because the commission of these bookings may change too. */
export async function importBookings(context: ImportContext): Promise<Map<number, Row<'bookings'>>> {
  const changedTerms = new Map<number, Row<'bookings'>>()
  if (!context.present.has(bookings.name)) return changedTerms
  const catalogue = await loadCatalogue(context)
  const codeByPlot = new Map<number, string>()
  for (const [code, booking] of catalogue.known)
    if (booking.status_id !== CANCELLED) codeByPlot.set(booking.plot_id, code)
  const rows: { row: number; booking: BookingRow }[] = []
  for await (const { row, values } of rowsOf(context, bookings)) {
    const known = catalogue.known.get(values.number)
    if (known && codeByPlot.get(known.plot_id) === values.number) codeByPlot.delete(known.plot_id)
    const booking = bookingOf(context, catalogue, row, values)
    if (!booking) continue
    rows.push({ row, booking })
    if (known && hasOtherTerms(known, booking)) changedTerms.set(known.id, known)
  }
  for (const { row, booking } of rows) {
    if (booking.status_id === CANCELLED) continue
    const activeBooking = codeByPlot.get(booking.plot_id)
    if (activeBooking !== undefined)
      context.problems.add({
        file: bookings.name,
        row,
        column: 'plot',
        reason: `is booked by ${activeBooking} already. Cancel that booking first.`,
      })
    codeByPlot.set(booking.plot_id, booking.code)
  }
  if (!context.problems.isEmpty) {
    context.problems.leaveOut(bookings.name)
    return changedTerms
  }
  const cancelled = rows.flatMap(({ booking }) => {
    const known = catalogue.known.get(booking.code)
    return booking.status_id === CANCELLED && known && known.status_id !== CANCELLED ? [booking] : []
  })
  await recordCancellations(context, cancelled)
  for (const { seller_id, code } of cancelled)
    context.changes.push({ associate_id: seller_id, kind: 'cancellation', key: code })
  await releasePlots(context, catalogue, rows)
  // Cancelled bookings come first, because they release their plots.
  const ordered = rows.map(({ booking }) => booking).sort((a, b) => b.status_id - a.status_id)
  const changed = await upsertRows<number>(context.db, 'bookings', ordered, {
    key: ['code'],
    insertOnly: ['has_own_schedule'],
    returning: 'id',
  })
  for (const id of changed) context.touchedBookings.add(id)
  countChanged(context, bookings, changed.length)
  await requireDistinctCodes(context, bookings, 'bookings')
  return changedTerms
}

/** Loads everything to which a booking can refer, and the bookings of the database. */
async function loadCatalogue({ db }: ImportContext) {
  const [projectRows, plotRows, planRows, people, rules, known] = await Promise.all([
    db.selectFrom('projects').select(['id', 'code', 'outright_discount_rupees']).execute(),
    db.selectFrom('plots').selectAll().execute(),
    db.selectFrom('emi_plans').selectAll().execute(),
    db.selectFrom('associates').select('id').execute(),
    db.selectFrom('firm_rules').selectAll().orderBy('from_on', 'desc').execute(),
    db.selectFrom('bookings').selectAll().execute(),
  ])
  return {
    projects: new Map(projectRows.map((project) => [project.code, project])),
    plots: new Map(plotRows.map((plot) => [`${plot.project_id} ${plot.number}`, plot])),
    plans: new Map(planRows.map((plan) => [plan.code, plan])),
    plansById: new Map(planRows.map((plan) => [plan.id, plan])),
    people: new Set(people.map(({ id }) => id)),
    rules,
    known: new Map(known.map((booking) => [booking.code, booking])),
  }
}

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>

/** Temporarily cancels bookings that change their plot, because two bookings may exchange plots. */
async function releasePlots(
  { db }: ImportContext,
  catalogue: Catalogue,
  rows: { booking: BookingRow }[],
): Promise<void> {
  const movedIds = rows.flatMap(({ booking: { code, plot_id } }) => {
    const known = catalogue.known.get(code)
    return known && known.plot_id !== plot_id ? [known.id] : []
  })
  for (const id of movedIds)
    await db.updateTable('bookings').set({ status_id: CANCELLED }).where('id', '=', id).execute()
}

const hasOtherTerms = (before: Row<'bookings'>, after: BookingRow) =>
  before.seller_id !== after.seller_id ||
  before.yards_hundredths !== after.yards_hundredths ||
  before.eligible_rate_rupees !== after.eligible_rate_rupees ||
  (before.status_id === CANCELLED) !== (after.status_id === CANCELLED)

function bookingOf(
  context: ImportContext,
  catalogue: Catalogue,
  row: number,
  values: BookingValues,
): BookingRow | null {
  let isValid = true
  const addProblem = (column: string, reason: string) => {
    isValid = false
    context.problems.add({ file: bookings.name, row, column, reason })
  }
  const addUnknown = (column: string, code: string, of: CsvFile) => {
    isValid = false
    reportUnknown(context, bookings, row, column, { code, of })
  }
  const known = catalogue.known.get(values.number)
  const project = catalogue.projects.get(values.project)
  if (!project) addUnknown('project', values.project, projects)
  if (project && known && known.project_id !== project.id)
    addProblem(
      'project',
      'differs from the booking in the database. Cancel that booking and give this one a new number.',
    )
  const plot = project && catalogue.plots.get(`${project.id} ${values.plot}`)
  if (project && !plot) addUnknown('plot', values.plot, plots)
  if (plot?.merged_into_id != null)
    addProblem('plot', `${values.plot} is a part of another plot: book that one.`)
  if (!catalogue.people.has(values.associate)) addUnknown('associate', values.associate, associates)
  const plan =
    values.plan === null ? catalogue.plansById.get(known?.emi_plan_id ?? 0) : catalogue.plans.get(values.plan)
  if (values.plan !== null && !plan) addUnknown('plan', values.plan, emiPlans)
  const status = values.status ?? known?.status_id ?? BOOKED
  const registeredOn = status === REGISTERED ? (values.registered_on ?? known?.registered_on ?? null) : null
  const cancelledOn = status === CANCELLED ? (values.cancelled_on ?? known?.cancelled_on ?? null) : null
  if (status === REGISTERED && registeredOn === null)
    addProblem('registered_on', 'is empty, but the booking is registered.')
  if (status === CANCELLED && cancelledOn === null)
    addProblem('cancelled_on', 'is empty, but the booking is cancelled.')
  if (status !== CANCELLED && values.cancelled_on !== null)
    addProblem('cancelled_on', 'is given, but the booking is not cancelled.')
  if (status === BOOKED && values.registered_on !== null)
    addProblem('registered_on', 'is given, but the booking is not registered.')
  for (const [column, day] of [
    ['booked_on', values.booked_on],
    ['registered_on', registeredOn],
    ['cancelled_on', cancelledOn],
  ] as const) {
    if (day !== null && day > context.today) addProblem(column, `${day} is in the future.`)
    if (day !== null && day < values.booked_on) addProblem(column, `${day} is before the booking.`)
  }
  const registration = values.registration ?? known?.registration_rupees ?? 0
  const registrationDueOn = values.registration_due_on ?? known?.registration_due_on ?? null
  if (registration > 0 && registrationDueOn === null)
    addProblem('registration_due_on', 'is empty, but there are registration charges.')
  const rules = catalogue.rules.find(({ from_on }) => from_on <= values.booked_on)
  if (!rules && !known && values.late_percent === null)
    addProblem('booked_on', `No row of ${firmRules.name} is in force on ${values.booked_on}.`)
  if (values.yards !== null && values.yards > MAX_YARDS_HUNDREDTHS) addProblem('yards', 'is too large.')
  for (const column of ['rate', 'eligible_rate'] as const)
    if ((values[column] ?? 0) > MAX_RATE_RUPEES) addProblem(column, 'is too large.')
  if (!isValid || !project || !plot) return null

  const yards = values.yards ?? known?.yards_hundredths ?? plot.yards_hundredths
  const discountPerYard = plan ? 0 : project.outright_discount_rupees
  const keepsPrice =
    known?.yards_hundredths === yards &&
    known.rate_rupees === values.rate &&
    known.emi_plan_id === (plan?.id ?? null) &&
    known.plot_id === plot.id
  const price = keepsPrice ? priceIn(known) : priceByRules(plot, yards, values.rate, plan, discountPerYard)
  const booking: BookingRow = {
    code: values.number,
    project_id: project.id,
    plot_id: plot.id,
    seller_id: values.associate,
    customer_name: values.customer,
    customer_mobile: values.customer_mobile ?? known?.customer_mobile ?? null,
    status_id: status,
    booked_on: values.booked_on,
    registered_on: registeredOn,
    cancelled_on: cancelledOn,
    emi_plan_id: plan?.id ?? null,
    yards_hundredths: yards,
    rate_rupees: values.rate,
    eligible_rate_rupees:
      values.eligible_rate ??
      (keepsPrice ? known.eligible_rate_rupees : Math.max(0, values.rate - discountPerYard)),
    sale_rupees: values.sale ?? price.saleRupees,
    discount_rupees: values.discount ?? price.discountRupees,
    premium_rupees: values.premium ?? price.premiumRupees,
    adjustment_rupees: values.adjustment ?? known?.adjustment_rupees ?? 0,
    emi_charges_rupees: values.emi_charges ?? price.emiChargesRupees,
    waive_off_rupees: values.waive_off ?? known?.waive_off_rupees ?? 0,
    registration_rupees: registration,
    registration_due_on: registration > 0 ? registrationDueOn : null,
    booking_amount_rupees: values.booking_amount ?? price.bookingAmountRupees,
    late_percent_hundredths:
      values.late_percent ?? known?.late_percent_hundredths ?? rules!.late_percent_hundredths,
    cancel_after_unpaid: values.cancel_after_unpaid ?? (known ?? rules)?.cancel_after_unpaid ?? null,
    cancel_after_days: values.cancel_after_days ?? (known ?? rules)?.cancel_after_days ?? null,
    has_own_schedule: 0,
  }
  const balance =
    booking.sale_rupees -
    booking.discount_rupees +
    booking.premium_rupees +
    booking.emi_charges_rupees +
    booking.adjustment_rupees -
    booking.waive_off_rupees -
    booking.booking_amount_rupees
  if (balance < 0) addProblem('booking_amount', 'is more than the price.')
  if (Math.max(balance, ...Object.values(priceIn(booking))) > MAX_INTEGER)
    addProblem('rate', 'makes the price too large.')
  return booking
}

type PriceParts = Pick<
  Price,
  'saleRupees' | 'discountRupees' | 'premiumRupees' | 'emiChargesRupees' | 'bookingAmountRupees'
>

const priceIn = (booking: BookingRow): PriceParts => ({
  saleRupees: booking.sale_rupees,
  discountRupees: booking.discount_rupees,
  premiumRupees: booking.premium_rupees,
  emiChargesRupees: booking.emi_charges_rupees,
  bookingAmountRupees: booking.booking_amount_rupees,
})

const priceByRules = (
  plot: Row<'plots'>,
  yardsHundredths: number,
  rateRupees: number,
  plan: Row<'emi_plans'> | undefined,
  discountPerYardRupees: number,
): PriceParts =>
  priceOf({
    yardsHundredths,
    rateRupees,
    premium: { type: plot.premium_type, hundredths: plot.premium_hundredths },
    plan: plan
      ? { kind: 'emi', months: plan.months, flatPercentHundredths: plan.flat_percent_hundredths }
      : { kind: 'outright', discountPerYardRupees },
  })

/** The given rows replace all instalments of a booking. */
export async function importInstalments(context: ImportContext): Promise<void> {
  const { db, problems } = context
  if (!context.present.has(instalments.name)) return
  const ids = await bookingIds(context)
  const givenByBooking = new Map<number, { rowCount: number; highestPosition: number; firstRow: number }>()
  let changed = 0
  for await (const batch of batchesOf(context, instalments)) {
    const rows: object[] = []
    for (const { row, values } of batch) {
      const bookingId = ids.get(values.booking)
      if (bookingId === undefined) {
        reportUnknown(context, instalments, row, 'booking', { code: values.booking, of: bookings })
        continue
      }
      const given = givenByBooking.get(bookingId) ?? { rowCount: 0, highestPosition: 0, firstRow: row }
      givenByBooking.set(bookingId, {
        rowCount: given.rowCount + 1,
        highestPosition: Math.max(given.highestPosition, values.position),
        firstRow: given.firstRow,
      })
      rows.push({
        booking_id: bookingId,
        position: values.position,
        kind: values.kind,
        label: values.label,
        due_on: values.due_on,
        amount_rupees: values.amount,
        paid_rupees: 0,
        late_charges_rupees: 0,
        agreed_late_charges_rupees: values.late_charges,
      })
    }
    if (!problems.isEmpty) continue
    const touched = await upsertRows<number>(db, 'instalments', rows, {
      key: ['booking_id', 'position'],
      insertOnly: ['paid_rupees', 'late_charges_rupees'],
      returning: 'booking_id',
    })
    changed += touched.length
    for (const id of touched) context.touchedBookings.add(id)
  }
  countChanged(context, instalments, changed)
  if (!problems.isEmpty) return
  for (const [bookingId, { rowCount, highestPosition, firstRow }] of givenByBooking) {
    if (rowCount !== highestPosition) {
      const reason = `the booking's positions do not run from 1 to ${highestPosition} without a gap.`
      problems.add({ file: instalments.name, row: firstRow, column: 'position', reason })
      continue
    }
    const { numDeletedRows } = await db
      .deleteFrom('instalments')
      .where('booking_id', '=', bookingId)
      .where('position', '>', highestPosition)
      .executeTakeFirst()
    const { numUpdatedRows } = await db
      .updateTable('bookings')
      .set({ has_own_schedule: 1 })
      .where('id', '=', bookingId)
      .where('has_own_schedule', '=', 0)
      .executeTakeFirst()
    if (numDeletedRows > 0n || numUpdatedRows > 0n) context.touchedBookings.add(bookingId)
  }
}

export async function importReceipts(context: ImportContext): Promise<void> {
  const { db, problems } = context
  if (!context.present.has(receipts.name)) return
  const ids = await bookingIds(context)
  let changed = 0
  for await (const batch of batchesOf(context, receipts)) {
    const withParts: ReceiptRow[] = []
    const withoutParts: ReceiptRow[] = []
    for (const { row, values } of batch) {
      const addProblem = (column: string, reason: string) =>
        problems.add({ file: receipts.name, row, column, reason })
      const bookingId = ids.get(values.booking)
      if (bookingId === undefined) {
        reportUnknown(context, receipts, row, 'booking', { code: values.booking, of: bookings })
        continue
      }
      if (values.received_on > context.today)
        addProblem('received_on', `${values.received_on} is in the future.`)
      const parts = [
        values.sale_part,
        values.premium_part,
        values.emi_part,
        values.adjustment_part,
        values.registration_part,
      ]
      const partsGiven = parts.filter((part) => part !== null)
      if (partsGiven.length > 0 && partsGiven.length < parts.length)
        addProblem('sale_part', 'Give all five parts or none.')
      const sum = partsGiven.reduce((total, part) => total + part, 0)
      if (partsGiven.length === parts.length && sum !== values.amount)
        addProblem('sale_part', `The parts add up to ${sum}, not to ${values.amount}.`)
      const receipt: ReceiptRow = {
        number: values.number,
        booking_id: bookingId,
        received_on: values.received_on,
        net_rupees: values.amount,
        late_charges_rupees: values.late_charges ?? 0,
        has_own_parts: partsGiven.length > 0 ? 1 : 0,
        sale_part_rupees: values.sale_part ?? values.amount,
        premium_part_rupees: values.premium_part ?? 0,
        emi_part_rupees: values.emi_part ?? 0,
        adjustment_part_rupees: values.adjustment_part ?? 0,
        registration_part_rupees: values.registration_part ?? 0,
      }
      if (partsGiven.length > 0) withParts.push(receipt)
      else withoutParts.push(receipt)
    }
    if (!problems.isEmpty) continue
    await recordReceipts(context, [...withParts, ...withoutParts])
    const touched = [
      ...(await upsertRows<number>(db, 'receipts', withParts, { key: ['number'], returning: 'booking_id' })),
      ...(await upsertRows<number>(db, 'receipts', withoutParts, {
        key: ['number'],
        insertOnly: PARTS,
        returning: 'booking_id',
      })),
    ]
    changed += touched.length
    for (const id of touched) context.touchedBookings.add(id)
  }
  countChanged(context, receipts, changed)
  await requireDistinctCodes(context, receipts, 'receipts', { column: 'number' })
}

type ReceiptRow = Omit<NewRow<'receipts'>, 'id'>

const PARTS = [
  'sale_part_rupees',
  'premium_part_rupees',
  'emi_part_rupees',
  'adjustment_part_rupees',
  'registration_part_rupees',
]

/** A plot is Booked or Registered only if it has an active booking. The cells of a merged plot get the status of the merged plot. */
export async function setPlotStatuses({ db }: ImportContext): Promise<void> {
  await sql`update plots set status_id = (
      select status_id from bookings where bookings.plot_id = plots.id and bookings.status_id <> 9)
    where exists (
      select 1 from bookings where bookings.plot_id = plots.id and bookings.status_id <> 9
        and bookings.status_id <> plots.status_id)`.execute(db)
  await sql`update plots set status_id = 1
    where status_id in (2, 3) and merged_into_id is null
      and not exists (select 1 from bookings where bookings.plot_id = plots.id and bookings.status_id <> 9)`.execute(
    db,
  )
  await sql`update plots set status_id = (select status_id from plots as whole where whole.id = plots.merged_into_id)
    where merged_into_id is not null
      and status_id <> (select status_id from plots as whole where whole.id = plots.merged_into_id)`.execute(
    db,
  )
}

async function bookingIds({ db }: ImportContext): Promise<Map<string, number>> {
  const rows = await db.selectFrom('bookings').select(['id', 'code']).execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}
