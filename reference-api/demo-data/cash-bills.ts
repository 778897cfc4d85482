import type { IsoDate } from '../../app/domain/dates'
import type { Earning } from './earnings'
import { personaOf } from './personas'

/** An associate's unbilled earnings in a project, oldest first. */
export interface Purse {
  associateId: string
  projectId: number
  isAlwaysBilled: boolean
  earnings: Earning[]
}

// Nobody may receive ₹2 lakh or more in cash from one person in a day (Income-tax Act, section 269ST).
const DAY_LIMIT_RUPEES = 195_000
const SMALLEST_BILL_RUPEES = 5_000
/** P1 has a bill on each of the newest send dates, so that every status can be seen. */
const DATES_FOR_P1 = 5

/**
 * Picks earnings for the cash bills of a send date: largest pools first, each associate within the daily
 * limit.
 */
export function chooseForCash(
  purses: Purse[],
  day: IsoDate,
  count: number,
  datesFromNewest: number,
): Earning[][] {
  const room = new Map<string, number>()
  const chosen: Earning[][] = []
  const isForP1 = (purse: Purse) =>
    purse.associateId === personaOf('P1').id && datesFromNewest <= DATES_FOR_P1
  const order = purses.toSorted(
    (one, other) =>
      Number(isForP1(other)) - Number(isForP1(one)) || ready(other, day).length - ready(one, day).length,
  )
  for (const purse of order) {
    if (chosen.length === count) break
    const left = room.get(purse.associateId) ?? DAY_LIMIT_RUPEES
    const taken = fitting(purse, day, left)
    const sum = taken.reduce((total, earning) => total + earning.netCommissionRupees, 0)
    if (sum < SMALLEST_BILL_RUPEES) continue
    room.set(purse.associateId, left - sum)
    purse.earnings = purse.earnings.filter((earning) => !taken.includes(earning))
    chosen.push(taken)
  }
  return chosen
}

function ready(purse: Purse, day: IsoDate): Earning[] {
  return purse.earnings.filter((earning) => earning.receipt.row.received_on < day)
}

function fitting(purse: Purse, day: IsoDate, roomRupees: number): Earning[] {
  let left = roomRupees
  return ready(purse, day).filter(({ netCommissionRupees }) => {
    if (netCommissionRupees >= left) return false
    left -= netCommissionRupees
    return true
  })
}
