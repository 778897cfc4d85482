const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// India has kept UTC+5:30 without daylight saving since 1945, so the offset is a constant.
const INDIA_OFFSET_MS = 330 * 60_000

/** A calendar day in Asia/Kolkata, `yyyy-MM-dd`. */
export type IsoDate = string

/** `2026-09-07` or `2026-09-07 16:05:00` → `7-Sep-26` (checklist M022). `—` when there is no readable date. */
export function formatDate(date: string | null | undefined): string {
  const parts = readDate(date)
  return parts ? `${parts.day}-${MONTHS[parts.month - 1]}-${String(parts.year).slice(-2)}` : '—'
}

/** `2026-09-07 16:05:00` (India time) → `7 Sep 2026 4:05 PM` (checklist M087). */
export function formatDateTime(dateTime: string | null | undefined): string {
  const parts = readDate(dateTime)
  if (!parts) return '—'
  const hour = parts.hour % 12 || 12
  const half = parts.hour < 12 ? 'AM' : 'PM'
  const minute = String(parts.minute).padStart(2, '0')
  return `${parts.day} ${MONTHS[parts.month - 1]} ${parts.year} ${hour}:${minute} ${half}`
}

/** The day it is in India at `now`. */
export function todayInIndia(now: Date = new Date()): IsoDate {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

/** `2026-11-21T06:00:00Z` → `2026-11-21 11:30:00`, the wire's date and time in India. */
export function timestampInIndia(now: Date = new Date()): string {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** True for `yyyy-MM-dd` that names a day of the calendar; false for `2026-02-31`. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readDate(text) !== null
}

/** The day that a text names, with or without a time: `2025-10-14T00:00:00` → `2025-10-14`. Null where it names none. */
export function dayIn(text: string): IsoDate | null {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text) ?? []
  return isIsoDate(day) ? day : null
}

function readDate(text: string | null | undefined) {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/.exec(text ?? '')
  if (!match) return null
  const [year, month, day, hour, minute] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isCalendarDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isCalendarDay && hour < 24 && minute < 60 ? { year, month, day, hour, minute } : null
}
