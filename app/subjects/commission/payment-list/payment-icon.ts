import type { IconName } from '~/ui/icon/paths'

/** In display order. */
const TYPES: [type: string, icon: IconName][] = [
  ['Bank', 'bank'],
  ['Online', 'phone'],
  ['Card', 'card'],
  ['Cheque', 'cheque'],
  ['Other', 'cash'],
]

/** Unknown types have the icon of Other. */
export function paymentIcon(type: string): IconName {
  return TYPES.find(([name]) => name === type)?.[1] ?? 'cash'
}

export function paymentRank(type: string): number {
  const index = TYPES.findIndex(([name]) => name === type)
  return index < 0 ? TYPES.length : index
}
