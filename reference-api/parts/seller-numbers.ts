const numbers = new Map<string, number>()

/** Gives each seller a number for `NumberTable`. Another process may give other numbers. */
export function numberOf(sellerId: string): number {
  const number = numbers.get(sellerId) ?? numbers.size
  numbers.set(sellerId, number)
  return number
}

const flagsOf = new WeakMap<string[], Uint8Array>()

/** The list must not change later, because the result is cached by list. */
export function isOneOf(sellerIds: string[]): (number: number) => boolean {
  const flags = flagsOf.get(sellerIds) ?? createFlags(sellerIds)
  flagsOf.set(sellerIds, flags)
  return (number) => flags[number] === 1
}

function createFlags(sellerIds: string[]): Uint8Array {
  const members = sellerIds.map(numberOf)
  const flags = new Uint8Array(numbers.size)
  for (const member of members) flags[member] = 1
  return flags
}

const ranksOf = new WeakMap<readonly { id: string }[], Int32Array>()

/** Maps the number of a seller to its index in the list, or to -1. The list must not change later, because the result is cached by list. */
export function rankIn(sellers: readonly { id: string }[]): (number: number) => number {
  const ranks = ranksOf.get(sellers) ?? createRanks(sellers)
  ranksOf.set(sellers, ranks)
  return (number) => ranks[number] ?? -1
}

function createRanks(sellers: readonly { id: string }[]): Int32Array {
  const members = sellers.map(({ id }) => numberOf(id))
  const ranks = new Int32Array(numbers.size).fill(-1)
  members.forEach((member, rank) => {
    ranks[member] = rank
  })
  return ranks
}
