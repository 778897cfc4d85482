import type { IsoDate } from '../../app/domain/dates'

/** Caches by day, because days repeat thousands of times in long lists. */
export function oncePerDay(compute: (day: IsoDate) => number): (day: IsoDate) => number {
  const known = new Map<IsoDate, number>()
  return (day) => {
    const value = known.get(day) ?? compute(day)
    known.set(day, value)
    return value
  }
}
