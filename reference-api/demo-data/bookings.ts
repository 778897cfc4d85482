import type { IsoDate } from '../../app/domain/dates'
import type { NewRow } from '../schema'
import { BOOKING_STATUSES } from '../rules/booking-status'
import { addDays } from '../rules/calendar'
import { applyPayments, type LedgerReceipt, type LedgerRow } from '../rules/ledger'
import { scheduleOf, type ScheduleRow } from '../rules/emi'
import { priceOf, registrationChargesOf, type Price } from '../rules/price'
import { totalWithoutLateCharges } from '../rules/statement'
import { type History, historyOf } from './payment-history'
import { createPlotInventory } from './plot-inventory'
import type { Land } from './plots'
import { randomFor, type Random } from './random'
import { DEMO_RULES } from './rules'
import type { Sale } from './sale'

export interface DemoBooking {
  sale: Sale
  row: NewRow<'bookings'>
  instalments: LedgerRow[]
  receipts: LedgerReceipt[]
  moves: NewRow<'booking_moves'>[]
}

interface Catalogue {
  projects: (NewRow<'projects'> & { id: number })[]
  emiPlans: NewRow<'emi_plans'>[]
  land: Land
}

/** For each sale, assigns a plot, freezes the price, builds the schedule and records payments. Marks plots as sold. */
export function bookingsOf(sales: Sale[], catalogue: Catalogue, seed: string, today: IsoDate): DemoBooking[] {
  const inventory = createPlotInventory(catalogue.land.plots, seed)
  const random = randomFor(seed, 'bookings')
  const bookings = sales.map((sale, index) => {
    const plot = inventory.sell(sale)
    const terms = termsOf(sale, plot, catalogue, today, random)
    const { schedule, price } = terms
    const history = historyOf(schedule, sale, today, random)
    const latePercentHundredths = DEMO_RULES.late_percent_hundredths
    const ledger = applyPayments(schedule, { ...price, ...terms, latePercentHundredths }, history.payments)
    if (history.cancelledOn) inventory.release(plot, history.cancelledOn)
    const row: NewRow<'bookings'> = {
      id: index + 1,
      code: '',
      project_id: sale.projectId,
      plot_id: plot.id,
      seller_id: sale.sellerId,
      customer_name: sale.customerName,
      customer_mobile: customerMobile(index),
      status_id: BOOKING_STATUSES[sale.outcome],
      booked_on: sale.bookedOn,
      registered_on: history.registeredOn,
      cancelled_on: history.cancelledOn,
      ...refundOf(sale, history, today),
      emi_plan_id: sale.emiPlanId,
      yards_hundredths: plot.yards_hundredths,
      rate_rupees: terms.rateRupees,
      eligible_rate_rupees: terms.eligibleRateRupees,
      sale_rupees: price.saleRupees,
      discount_rupees: price.discountRupees,
      premium_rupees: price.premiumRupees,
      adjustment_rupees: terms.adjustmentRupees,
      emi_charges_rupees: price.emiChargesRupees,
      waive_off_rupees: terms.waiveOffRupees,
      registration_rupees: terms.registrationRupees,
      registration_due_on: schedule.find(({ kind }) => kind === 'registration')?.dueOn ?? null,
      booking_amount_rupees: price.bookingAmountRupees,
      late_percent_hundredths: DEMO_RULES.late_percent_hundredths,
      cancel_after_unpaid: DEMO_RULES.cancel_after_unpaid ?? null,
      cancel_after_days: DEMO_RULES.cancel_after_days ?? null,
      has_own_schedule: 0,
    }
    const moves = movesOf(sale, row, catalogue)
    return { sale, row, instalments: ledger.rows, receipts: ledger.receipts, moves }
  })
  markSold(catalogue.land.plots, bookings)
  return bookings
}

const DAYS_TO_REFUND = 21

function refundOf(
  { refundPercent }: Sale,
  { payments, cancelledOn }: History,
  today: IsoDate,
): Pick<NewRow<'bookings'>, 'refunded_rupees' | 'refunded_on'> {
  if (refundPercent === undefined || cancelledOn === null) return { refunded_rupees: null, refunded_on: null }
  const paidRupees = payments.reduce((sum, { amountRupees }) => sum + amountRupees, 0)
  const refundedOn = addDays(cancelledOn, DAYS_TO_REFUND)
  return {
    refunded_rupees: Math.floor((paidRupees * refundPercent) / 100_000) * 1_000,
    refunded_on: refundedOn < today ? refundedOn : today,
  }
}

const DAYS_TO_MOVE = 12

function movesOf(sale: Sale, row: NewRow<'bookings'>, catalogue: Catalogue): NewRow<'booking_moves'>[] {
  if (sale.formerPlot === undefined) return []
  const former = catalogue.land.plots.find(
    (plot) => plot.project_id === sale.projectId && plot.number === sale.formerPlot,
  )!
  const price = priceAt(former, row.rate_rupees, sale, catalogue)
  const formerRow = {
    ...row,
    sale_rupees: price.saleRupees,
    discount_rupees: price.discountRupees,
    premium_rupees: price.premiumRupees,
    emi_charges_rupees: price.emiChargesRupees,
  }
  return [
    {
      booking_id: row.id!,
      position: 1,
      former_plot: former.number,
      moved_on: addDays(sale.bookedOn, DAYS_TO_MOVE),
      former_rupees: totalWithoutLateCharges(formerRow),
      rupees: totalWithoutLateCharges(row),
    },
  ]
}

const CUSTOMERS_PER_MISSING_MOBILE = 6

function customerMobile(index: number): string | null {
  return index % CUSTOMERS_PER_MISSING_MOBILE === 0 ? null : String(8_000_000_000 + index)
}

interface Terms {
  rateRupees: number
  eligibleRateRupees: number
  price: Price
  adjustmentRupees: number
  waiveOffRupees: number
  registrationRupees: number
  schedule: ScheduleRow[]
}

function termsOf(
  sale: Sale,
  plot: Land['plots'][number],
  catalogue: Catalogue,
  today: IsoDate,
  random: Random,
): Terms {
  const project = catalogue.projects[sale.projectId - 1]!
  const plan = planOf(sale, catalogue)
  const discountPerYardRupees = plan ? 0 : project.outright_discount_rupees
  const randomRate = project.rate_rupees - 50 * random.between(0, Math.floor(project.rate_rupees / 1_000))
  const rateRupees = sale.fixed?.rateRupees ?? randomRate
  const rateGap = discountPerYardRupees + 100 * random.between(0, 6)
  const price = priceAt(plot, rateRupees, sale, catalogue)
  const randomAdjustment = random.chance(0.06) ? 1_000 * random.between(5, 25) : 0
  const randomWaiveOff = random.chance(0.06) ? Math.floor((price.emiChargesRupees * 15) / 100_000) * 1_000 : 0
  const adjustmentRupees = sale.fixed ? 0 : randomAdjustment
  const waiveOffRupees = sale.fixed ? 0 : randomWaiveOff
  const schedule = scheduleOf({
    bookedOn: sale.bookedOn,
    bookingAmountRupees: price.bookingAmountRupees,
    balanceRupees: price.balanceRupees + adjustmentRupees - waiveOffRupees,
    months: plan?.months ?? null,
    registration: null,
  })
  const registration = registrationOf(sale, plot.yards_hundredths, schedule, today, random)
  return {
    rateRupees,
    eligibleRateRupees: sale.fixed?.eligibleRateRupees ?? rateRupees - rateGap,
    price,
    adjustmentRupees,
    waiveOffRupees,
    registrationRupees: registration?.amountRupees ?? 0,
    schedule: withRegistration(schedule, registration),
  }
}

const planOf = ({ emiPlanId }: Sale, { emiPlans }: Catalogue) =>
  emiPlanId === null ? null : emiPlans[emiPlanId - 1]!

function priceAt(plot: Land['plots'][number], rateRupees: number, sale: Sale, catalogue: Catalogue): Price {
  const plan = planOf(sale, catalogue)
  const { outright_discount_rupees } = catalogue.projects[sale.projectId - 1]!
  return priceOf({
    yardsHundredths: plot.yards_hundredths,
    rateRupees,
    premium: { type: plot.premium_type, hundredths: plot.premium_hundredths },
    plan: plan
      ? { kind: 'emi', months: plan.months, flatPercentHundredths: plan.flat_percent_hundredths }
      : { kind: 'outright', discountPerYardRupees: outright_discount_rupees },
  })
}

/**
 * Cancelled bookings and bookings with scripted payments have no registration charges. Registered bookings always have them. A booked one
 * has them with a probability of 50 % from the 16th day after its last instalment is due. Before that day the probability is 6 %, or 0 if
 * the customer pays ahead.
 */
function registrationOf(
  sale: Sale,
  yardsHundredths: number,
  schedule: ScheduleRow[],
  today: IsoDate,
  random: Random,
): ScheduleRow | null {
  const afterLast = addDays(schedule.at(-1)!.dueOn, 15)
  const isScheduleOver = afterLast < today
  const chance = { registered: 1, cancelled: 0, booked: isScheduleOver ? 0.5 : 0.06 }[sale.outcome]
  if (!random.chance(chance) || sale.paidRows !== undefined || (sale.habit === 'ahead' && !isScheduleOver))
    return null
  return {
    kind: 'registration',
    label: 'Registration Charges',
    dueOn:
      sale.outcome === 'registered' || isScheduleOver ? afterLast : addDays(today, random.between(12, 40)),
    amountRupees: registrationChargesOf(yardsHundredths),
  }
}

function withRegistration(schedule: ScheduleRow[], row: ScheduleRow | null): ScheduleRow[] {
  return row ? [...schedule, row].sort((a, b) => Date.parse(a.dueOn) - Date.parse(b.dueOn)) : schedule
}

function markSold(plots: Land['plots'], bookings: DemoBooking[]) {
  const byId = new Map(plots.map((plot) => [plot.id, plot]))
  for (const { row, sale } of bookings)
    if (sale.outcome !== 'cancelled') byId.get(row.plot_id)!.status_id = sale.outcome === 'booked' ? 2 : 3
  // The parts of a merged plot have the status of the merged plot.
  for (const plot of plots)
    if (plot.merged_into_id != null) plot.status_id = byId.get(plot.merged_into_id)!.status_id
}
