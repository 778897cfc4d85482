import type { Tolerated } from '../../app/contract/tolerance'

/** Fields that hold a moment. In any other field, a date with a time such as `2025-10-14 00:00:00` means a day. */
const isMoment = (field: string) => field === 'since' || field.endsWith('_at')

/**
 * Lists values that break the documented contract although the portal can read them, once per place:
 * `booking_details.*.booked_date: a date with a time`.
 */
export function undocumentedIn(reply: unknown, tolerated: Tolerated[]): string[] {
  const faults = tolerated.map(({ place, tolerance }) => `${withoutPositions(place)}: ${tolerance}`)
  const dates = daysWithTime(reply, []).map((place) => `${withoutPositions(place)}: a date with a time`)
  return [...new Set([...faults, ...dates])]
}

const withoutPositions = (place: string) => place.replace(/(?<=^|\.)\d+(?=\.|$)/g, '*')

function daysWithTime(value: unknown, path: string[]): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => daysWithTime(inner, [...path, key]))
  const isDateWithTime = typeof value === 'string' && /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d/.test(value)
  return isDateWithTime && !isMoment(path.at(-1) ?? '') ? [path.join('.')] : []
}
