import type { IsoDate } from '../../app/domain/dates'

/** For long lists, in which days repeat a thousand times. */
export function oncePerDay(compute: (day: IsoDate) => number): (day: IsoDate) => number {
  const known = new Map<IsoDate, number>()
  return (day) => {
    const value = known.get(day) ?? compute(day)
    known.set(day, value)
    return value
  }
}
