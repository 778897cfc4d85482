import type { IsoDate } from '../../app/domain/dates'
import type { Earning } from './earnings'
import { personaOf } from './personas'

/** An associate's unbilled earnings in a project, oldest first. */
export interface EarningsPool {
  associateId: string
  projectId: number
  isAlwaysBilled: boolean
  earnings: Earning[]
}

// Below the cash limit of the demo firm's rules.
const DAY_LIMIT_RUPEES = 9_900
const MIN_CASH_BILL_RUPEES = 5_000
/** P1 comes first on the newest send dates, so that P1 has bills in every status. */
const DATES_FOR_P1 = 5

/** Picks the earnings of a send date's cash bills, within the daily limit. On the newest dates, P1 comes first, then the largest pools. */
export function pickCashEarnings(
  pools: EarningsPool[],
  day: IsoDate,
  count: number,
  datesFromNewest: number,
): Earning[][] {
  const remainingByAssociate = new Map<string, number>()
  const chosen: Earning[][] = []
  const isForP1 = (pool: EarningsPool) =>
    pool.associateId === personaOf('P1').id && datesFromNewest <= DATES_FOR_P1
  const order = pools.toSorted(
    (a, b) => Number(isForP1(b)) - Number(isForP1(a)) || ready(b, day).length - ready(a, day).length,
  )
  for (const pool of order) {
    if (chosen.length === count) break
    const remainingRupees = remainingByAssociate.get(pool.associateId) ?? DAY_LIMIT_RUPEES
    const taken = withinLimit(pool, day, remainingRupees)
    const sum = taken.reduce((total, earning) => total + earning.netCommissionRupees, 0)
    if (sum < MIN_CASH_BILL_RUPEES) continue
    remainingByAssociate.set(pool.associateId, remainingRupees - sum)
    pool.earnings = pool.earnings.filter((earning) => !taken.includes(earning))
    chosen.push(taken)
  }
  return chosen
}

function ready(pool: EarningsPool, day: IsoDate): Earning[] {
  return pool.earnings.filter((earning) => earning.receipt.row.received_on < day)
}

function withinLimit(pool: EarningsPool, day: IsoDate, roomRupees: number): Earning[] {
  let remainingRupees = roomRupees
  return ready(pool, day).filter(({ netCommissionRupees }) => {
    if (netCommissionRupees >= remainingRupees) return false
    remainingRupees -= netCommissionRupees
    return true
  })
}
