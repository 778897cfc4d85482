import type { IsoDate } from '../../app/domain/dates'
import { addDays } from './calendar'

/** Cancelled when so many instalments in a row are unpaid, the last for so many days. */
export interface CancellationRule {
  afterUnpaid: number | null
  afterDays: number | null
}

export interface DueInstalment {
  dueOn: IsoDate
  isUnpaid: boolean
}

export interface Arrears {
  /** Overdue instalments in a row, up to the latest. */
  unpaidInARow: number
  /** The day on which the rule cancels if nothing more is paid; it may have passed. */
  cancelsOn: IsoDate | null
}

/** Instalments without registration charges, in order of due date. One paid in part is unpaid. */
export function arrearsOf(instalments: DueInstalment[], rule: CancellationRule, today: IsoDate): Arrears {
  const latest = instalments.findLastIndex(({ isUnpaid, dueOn }) => isUnpaid && dueOn < today)
  if (latest === -1) return { unpaidInARow: 0, cancelsOn: null }
  const first = instalments.findLastIndex(({ isUnpaid }, index) => !isUnpaid && index < latest) + 1
  return {
    unpaidInARow: latest - first + 1,
    cancelsOn: cancelsOn(instalments.slice(first), rule),
  }
}

/** Of instalments from the first unpaid one. */
function cancelsOn(instalments: DueInstalment[], { afterUnpaid, afterDays }: CancellationRule) {
  if (afterUnpaid === null || instalments.length < afterUnpaid) return null
  const needed = instalments.slice(0, afterUnpaid)
  return needed.every(({ isUnpaid }) => isUnpaid) ? cancellationDay(needed.at(-1)!.dueOn, afterDays) : null
}

/** `lastDueOn` is that of the last instalment needed. */
export function cancellationDay(lastDueOn: IsoDate, afterDays: number | null): IsoDate {
  return addDays(lastDueOn, afterDays ?? 0)
}
