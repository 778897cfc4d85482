import type { NewRow, Row } from '../schema'
import { BOOKED, CANCELLED, REGISTERED } from '../rules/booking-status'
import { type Price, priceOf } from '../rules/price'
import { MAX_INTEGER } from './cells'
import type { CsvFile, RowOf } from './csv-file'
import { associates, bookings, emiPlans, firmRules, plots, projects } from './files'
import { type ImportContext, reportUnknown } from './import-context'

type BookingValues = RowOf<typeof bookings>
export type BookingRow = Omit<NewRow<'bookings'>, 'id'>

/** With these limits, rate times yards is a safe integer. */
const MAX_RATE_RUPEES = 10_000_000
const MAX_YARDS_HUNDREDTHS = 100_000_000

/** Loads everything to which a booking can refer, and the bookings of the database. */
export async function loadCatalogue({ db }: ImportContext) {
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
    projectsById: new Map(projectRows.map((project) => [project.id, project])),
    plots: new Map(plotRows.map((plot) => [`${plot.project_id} ${plot.number}`, plot])),
    plotsById: new Map(plotRows.map((plot) => [plot.id, plot])),
    plans: new Map(planRows.map((plan) => [plan.code, plan])),
    plansById: new Map(planRows.map((plan) => [plan.id, plan])),
    people: new Set(people.map(({ id }) => id)),
    rules,
    known: new Map(known.map((booking) => [booking.code, booking])),
  }
}

export type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>

/** Null if the row is invalid. */
export function bookingOf(
  context: ImportContext,
  catalogue: Catalogue,
  row: number,
  givenValues: BookingValues,
): BookingRow | null {
  const known = catalogue.known.get(givenValues.number)
  const values = withStored(context, row, givenValues, known && storedValues(catalogue, known))
  if (!values) return null
  let isValid = true
  const addProblem = (column: string, reason: string) => {
    isValid = false
    context.problems.add({ file: bookings.name, row, column, reason })
  }
  const addUnknown = (column: string, code: string, of: CsvFile) => {
    isValid = false
    reportUnknown(context, bookings, row, column, { code, of })
  }
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
  const refunded = status === CANCELLED ? (values.refunded ?? known?.refunded_rupees ?? null) : null
  const refundedOn = status === CANCELLED ? (values.refunded_on ?? known?.refunded_on ?? null) : null
  for (const column of ['refunded', 'refunded_on'] as const)
    if (status !== CANCELLED && values[column] !== null)
      addProblem(column, 'is given, but the booking is not cancelled.')
  if (refunded !== null && refundedOn === null) addProblem('refunded_on', 'is empty, but there is a refund.')
  if (refunded === null && refundedOn !== null) addProblem('refunded', 'is empty, but refunded_on is given.')
  if (status === BOOKED && values.registered_on !== null)
    addProblem('registered_on', 'is given, but the booking is not registered.')
  for (const [column, day] of [
    ['booked_on', values.booked_on],
    ['registered_on', registeredOn],
    ['cancelled_on', cancelledOn],
    ['refunded_on', refundedOn],
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

  const storedYards = known?.plot_id === plot.id ? known.yards_hundredths : plot.yards_hundredths
  const yards = values.yards ?? storedYards
  const discountPerYard = plan ? 0 : project.outright_discount_rupees
  const keepsTerms = known?.rate_rupees === values.rate && known.emi_plan_id === (plan?.id ?? null)
  const keepsPrice = keepsTerms && known.plot_id === plot.id && known.yards_hundredths === yards
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
    refunded_rupees: refunded,
    refunded_on: refundedOn,
    emi_plan_id: plan?.id ?? null,
    yards_hundredths: yards,
    rate_rupees: values.rate,
    eligible_rate_rupees:
      values.eligible_rate ??
      (keepsTerms ? known.eligible_rate_rupees : Math.max(0, values.rate - discountPerYard)),
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

/** An existing booking needs these columns only if they change. */
const NEW_BOOKING_COLUMNS = ['project', 'plot', 'associate', 'customer', 'booked_on', 'rate'] as const
type Needed = { [Name in (typeof NEW_BOOKING_COLUMNS)[number]]: NonNullable<BookingValues[Name]> }

const storedValues = ({ projectsById, plotsById }: Catalogue, known: Row<'bookings'>): Needed => ({
  project: projectsById.get(known.project_id)!.code,
  plot: plotsById.get(known.plot_id)!.number,
  associate: known.seller_id,
  customer: known.customer_name,
  booked_on: known.booked_on,
  rate: known.rate_rupees,
})

/** Null if a new booking lacks a needed value. */
function withStored(
  { problems }: ImportContext,
  row: number,
  given: BookingValues,
  stored: Needed | undefined,
): (BookingValues & Needed) | null {
  const missing = stored ? [] : NEW_BOOKING_COLUMNS.filter((column) => given[column] === null)
  for (const column of missing)
    problems.add({
      file: bookings.name,
      row,
      column,
      reason: `is empty, but the database has no booking "${given.number}".`,
    })
  if (missing.length > 0) return null
  const givenOnes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  return { ...given, ...stored, ...givenOnes } as BookingValues & Needed
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
