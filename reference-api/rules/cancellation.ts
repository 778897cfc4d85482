import type { IsoDate } from '../../app/domain/dates'
import { addDays } from './calendar'

/** A booking with `afterUnpaid` consecutive unpaid instalments is cancelled `afterDays` days after the last of them was due. */
interface CancellationRule {
  afterUnpaid: number | null
  afterDays: number | null
}

interface DueInstalment {
  dueOn: IsoDate
  isUnpaid: boolean
}

interface Arrears {
  /** Number of consecutive unpaid instalments up to the latest overdue instalment. */
  unpaidInARow: number
  /** Day of the cancellation if the customer pays nothing more; may be in the past. Null if nothing is overdue or the rule is not met. */
  cancelsOn: IsoDate | null
}

/** Expects instalments in order of due date, without registration charges. A partly paid instalment counts as unpaid. */
export function arrearsOf(instalments: DueInstalment[], rule: CancellationRule, today: IsoDate): Arrears {
  const latestOverdue = instalments.findLastIndex(({ isUnpaid, dueOn }) => isUnpaid && dueOn < today)
  if (latestOverdue === -1) return { unpaidInARow: 0, cancelsOn: null }
  const firstUnpaid =
    instalments.findLastIndex(({ isUnpaid }, index) => !isUnpaid && index < latestOverdue) + 1
  return {
    unpaidInARow: latestOverdue - firstUnpaid + 1,
    cancelsOn: cancelsOn(instalments.slice(firstUnpaid), rule),
  }
}

/** `instalments` begins with an unpaid instalment. */
function cancelsOn(instalments: DueInstalment[], { afterUnpaid, afterDays }: CancellationRule) {
  if (afterUnpaid === null || instalments.length < afterUnpaid) return null
  const needed = instalments.slice(0, afterUnpaid)
  return needed.every(({ isUnpaid }) => isUnpaid) ? cancellationDay(needed.at(-1)!.dueOn, afterDays) : null
}

export function cancellationDay(lastDueOn: IsoDate, afterDays: number | null): IsoDate {
  return addDays(lastDueOn, afterDays ?? 0)
}
