import type { NewRow, Row } from '../schema'
import { BOOKED, CANCELLED, REGISTERED } from '../rules/booking-status'
import { type Price, priceOf } from '../rules/price'
import { MAX_INTEGER } from './cells'
import type { RowOf } from './csv-file'
import { bookings, firmRules } from './files'
import type { ImportContext } from './import-context'
import { type FoundRow, rowsBy } from './import-rows'
import type { ImportedRow } from './read-rows'

type BookingValues = RowOf<typeof bookings>
export type FoundBooking = FoundRow<(typeof bookings)['columns'], 'plot'>
export type BookingRow = Omit<NewRow<'bookings'>, 'id' | 'has_own_schedule'>

/** With these limits, rate times yards is a safe integer. */
const MAX_RATE_RUPEES = 10_000_000
const MAX_YARDS_HUNDREDTHS = 100_000_000

/** Loads the bookings of the database that the rows name, the plots of both, and the firm's rules. */
export async function loadCatalogue({ db }: ImportContext, rows: { values: BookingValues }[]) {
  const known = await rowsBy(
    db,
    'bookings',
    'code',
    rows.map(({ values }) => values.number),
  )
  return {
    projects: new Map((await db.selectFrom('projects').selectAll().execute()).map((one) => [one.id, one])),
    plans: new Map((await db.selectFrom('emi_plans').selectAll().execute()).map((one) => [one.id, one])),
    plots: new Map(
      (
        await rowsBy(
          db,
          'plots',
          'id',
          known.map(({ plot_id }) => plot_id),
        )
      ).map((plot) => [plot.id, plot]),
    ),
    rules: await db.selectFrom('firm_rules').selectAll().orderBy('from_on', 'desc').execute(),
    known: new Map(known.map((booking) => [booking.code, booking])),
  }
}

export type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>

/** Null if the row is invalid. */
export function bookingOf(
  context: ImportContext,
  catalogue: Catalogue,
  { values: given, refs, refuse }: FoundBooking,
): BookingRow | null {
  const known = catalogue.known.get(given.number)
  const values = given as BookingValues & Needed
  let isValid = true
  const addProblem = (column: keyof BookingValues, reason: string) => {
    isValid = false
    refuse(column, reason)
  }
  const plot = refs.plot!
  const project = catalogue.projects.get(refs.project!.id)!
  const plan = catalogue.plans.get(refs.plan?.id ?? known?.emi_plan_id ?? 0)
  if (known && known.project_id !== project.id)
    addProblem(
      'project',
      'differs from the booking in the database. Cancel that booking and give this one a new number.',
    )
  if (plot.merged_into_id !== null)
    addProblem('plot', `${values.plot} is a part of another plot: book that one.`)
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
  if (!isValid) return null

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

const storedValues = ({ projects, plots }: Catalogue, known: Row<'bookings'>): Needed => ({
  project: projects.get(known.project_id)!.code,
  plot: plots.get(known.plot_id)!.number,
  associate: known.seller_id,
  customer: known.customer_name,
  booked_on: known.booked_on,
  rate: known.rate_rupees,
})

/** Adds the stored values to the rows of existing bookings, and leaves out new bookings that lack a needed value. */
export const withStored = (
  { problems }: ImportContext,
  catalogue: Catalogue,
  rows: ImportedRow<BookingValues>[],
): ImportedRow<BookingValues>[] =>
  rows.flatMap(({ row, values }) => {
    const known = catalogue.known.get(values.number)
    const missing = known ? [] : NEW_BOOKING_COLUMNS.filter((column) => values[column] === null)
    for (const column of missing)
      problems.add({
        file: bookings.name,
        row,
        column,
        reason: `is empty, but the database has no booking "${values.number}".`,
      })
    if (missing.length > 0) return []
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
    return [{ row, values: { ...values, ...(known && storedValues(catalogue, known)), ...given } }]
  })

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
