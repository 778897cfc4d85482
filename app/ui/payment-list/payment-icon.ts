import type { IconName } from '../icon/paths'

/** Ways to be paid, in the order of the lists. */
const TYPES: [type: string, icon: IconName][] = [
  ['Bank', 'bank'],
  ['Online', 'phone'],
  ['Card', 'card'],
  ['Cheque', 'cheque'],
  ['Other', 'cash'],
]

/** Whatever the upstream calls otherwise counts as Other. */
export function paymentIcon(type: string): IconName {
  return TYPES.find(([name]) => name === type)?.[1] ?? 'cash'
}

/** Of a type among the others, the first being 0. */
export function paymentRank(type: string): number {
  const place = TYPES.findIndex(([name]) => name === type)
  return place < 0 ? TYPES.length : place
}
