import type { IsoDate } from '../../app/domain/dates'
import type { CashBillStatusId, NewRow, PaymentType } from '../schema'
import { addDays } from '../rules/calendar'
import { pickCashEarnings, type EarningsPool } from './cash-bills'
import type { Earning } from './earnings'
import { personaOf } from './personas'
import { randomFor, type Random } from './random'

const CASH_SEND_DATES = 18
const CASH_BILLS = 60
const DAYS_BETWEEN_SEND_DATES = 45
const NEWEST_SEND_DATE_DAYS_AGO = 4
const BILLING_LAG_DAYS = 10
/** Probability that an associate's earnings in a project are billed on a given billing day. */
const BILLING_CHANCE = 0.03

interface Billing {
  bills: NewRow<'commission_bills'>[]
  payments: NewRow<'payments'>[]
}

/**
 * Bills the earnings day by day. Only the associates in `cashAssociateIds` get cash. They must earn in this region only, because the daily
 * cash limit is applied to the bills of one region.
 */
export function billEarnings(
  earnings: Earning[],
  seed: string,
  today: IsoDate,
  cashAssociateIds: ReadonlySet<string>,
): Billing {
  const random = randomFor(seed, 'bills')
  const billing: Billing = { bills: [], payments: [] }
  const pools = poolsOf(earnings)
  const cashPools = chooseCashPools(pools, earnings.length, cashAssociateIds)
  const sendDates = sendDatesUntil(today)
  let billsLeft = CASH_BILLS

  for (const day of billingDays(earnings, sendDates, today)) {
    const sendIndex = sendDates.indexOf(day)
    if (sendIndex >= 0) {
      const share = Math.round(billsLeft / (CASH_SEND_DATES - sendIndex))
      for (const picked of pickCashEarnings(cashPools, day, share, CASH_SEND_DATES - sendIndex)) {
        addBill(billing, picked, day, 'Other', cashStatus(CASH_SEND_DATES - sendIndex))
        billsLeft--
      }
    }
    for (const pool of pools) {
      const ready = takeReady(pool, cashPools.includes(pool), addDays(day, -BILLING_LAG_DAYS), random)
      if (ready.length > 0) addBill(billing, ready, day, random.weighted(BANK_TYPES), null)
    }
  }
  for (const pool of pools)
    for (const { line, netCommissionRupees } of pool.earnings) line.row.payable_rupees += netCommissionRupees
  forfeitUnpaid(earnings)
  return billing
}

const BANK_TYPES: [PaymentType, number][] = [
  ['Bank', 55],
  ['Online', 22],
  ['Cheque', 15],
  ['Card', 8],
]

// From a cash pool, smaller earnings are paid in cash only, larger ones by bank or in cash.
const MIN_BANK_EARNING_RUPEES = 700
const CASH_SHARE = 0.32

function poolsOf(earnings: Earning[]): EarningsPool[] {
  const pools = new Map<string, EarningsPool>()
  for (const earning of earnings) {
    const { associate_id: associateId, project_id: projectId } = earning.line.row
    // Sales with fixed terms are billed on every billing day, so that their commission can be followed receipt by receipt.
    const isAlwaysBilled = earning.line.booking.sale.fixed !== undefined
    const key = `${associateId}/${projectId}/${isAlwaysBilled}`
    const pool = pools.get(key) ?? { associateId, projectId, isAlwaysBilled, earnings: [] }
    pools.set(key, pool)
    pool.earnings.push(earning)
  }
  return [...pools.values()]
}

/** Chooses P1's largest pool, if any, then other pools until the chosen pools have the cash share of all earnings. */
function chooseCashPools(
  pools: EarningsPool[],
  total: number,
  cashAssociateIds: ReadonlySet<string>,
): EarningsPool[] {
  const bySize = pools
    .filter((pool) => !pool.isAlwaysBilled && cashAssociateIds.has(pool.associateId))
    .toSorted((a, b) => b.earnings.length - a.earnings.length)
  const poolOfP1 = bySize.find((pool) => pool.associateId === personaOf('P1').id)
  const chosen = poolOfP1 ? [poolOfP1] : []
  let pooledCount = poolOfP1?.earnings.length ?? 0
  // Takes only every second pool, so that some large pools are paid by bank.
  for (const pool of bySize.filter((candidate, index) => candidate !== poolOfP1 && index % 2 === 0)) {
    if (pooledCount >= total * CASH_SHARE) break
    chosen.push(pool)
    pooledCount += pool.earnings.length
  }
  return chosen
}

function sendDatesUntil(today: IsoDate): IsoDate[] {
  return Array.from({ length: CASH_SEND_DATES }, (_, index) =>
    addDays(today, -NEWEST_SEND_DATE_DAYS_AGO - DAYS_BETWEEN_SEND_DATES * (CASH_SEND_DATES - 1 - index)),
  )
}

/** Returns the 5th and 20th of every month since the first receipt, and the send dates. */
function billingDays(earnings: Earning[], sendDates: IsoDate[], today: IsoDate): IsoDate[] {
  const days = new Set(sendDates)
  for (let day = earnings[0]?.receipt.row.received_on ?? today; day <= today; day = addDays(day, 1))
    if (day.endsWith('-05') || day.endsWith('-20')) days.add(day)
  return [...days].sort()
}

function takeReady(pool: EarningsPool, isCash: boolean, until: IsoDate, random: Random): Earning[] {
  if (!random.chance(pool.isAlwaysBilled ? 1 : BILLING_CHANCE)) return []
  const isReady = (earning: Earning) =>
    earning.receipt.row.received_on <= until &&
    (!isCash || earning.netCommissionRupees > MIN_BANK_EARNING_RUPEES)
  const ready = pool.earnings.filter(isReady)
  pool.earnings = pool.earnings.filter((earning) => !isReady(earning))
  return ready
}

/** Cash of the two newest send dates is not yet accepted. Cash of the two dates before them is not yet received. */
function cashStatus(datesFromNewest: number): CashBillStatusId {
  if (datesFromNewest <= 2) return 1
  return datesFromNewest <= 4 ? 2 : 3
}

function addBill(
  { bills, payments }: Billing,
  earnings: Earning[],
  day: IsoDate,
  paymentType: PaymentType,
  cashStatusId: CashBillStatusId | null,
) {
  const { associate_id, project_id } = earnings[0]!.line.row
  const bill = {
    id: bills.length + 1,
    code: '',
    associate_id,
    project_id,
    billed_on: day,
    payment_type: paymentType,
    cash_sent_on: cashStatusId === null ? null : day,
    cash_status_id: cashStatusId,
  }
  bills.push(bill)
  for (const { line, receipt, lessRupees, netPercent, netCommissionRupees } of earnings) {
    line.row.paid_rupees += netCommissionRupees
    payments.push({
      id: payments.length + 1,
      bill_id: bill.id,
      line_id: line.row.id,
      receipt_id: receipt.row.id,
      receipt_rupees: receipt.row.net_rupees,
      less_rupees: lessRupees,
      receipt_net_rupees: receipt.row.net_rupees - lessRupees,
      net_percent_ten_thousandths: netPercent,
      net_commission_rupees: netCommissionRupees,
    })
  }
}

/** A cancelled booking pays no further commission. */
function forfeitUnpaid(earnings: Earning[]) {
  for (const {
    line: { booking, row },
  } of earnings)
    if (booking.sale.outcome === 'cancelled') {
      row.net_rupees = row.paid_rupees
      row.payable_rupees = 0
    }
}
