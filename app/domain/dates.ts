import { m } from '~/messages/messages'

/** Files use these names in every language (X071). */
const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// India has had no daylight saving since 1945.
const INDIA_OFFSET_MS = 330 * 60_000

/** `yyyy-MM-dd` in Asia/Kolkata. */
export type IsoDate = string

/** `2026-09-07` or `2026-09-07 16:05:00` → `7-Sep-26` (M022); `—` if unreadable. */
export const formatDate = (date: string | null | undefined): string => dateWith(months(), date)

/** Always in English (X071). */
export const dateInFile = (date: string | null | undefined): string => dateWith(ENGLISH_MONTHS, date)

/** `2026-09-07 16:05:00` (India time) → `7 Sep 2026 4:05 PM` (M087); `2026-09-07` → `7 Sep 2026`. */
export const formatDateTime = (dateTime: string | null | undefined): string =>
  dateTimeWith(months(), dateTime)

/** Always in English (X071). */
export const dateTimeInFile = (dateTime: string | null | undefined): string =>
  dateTimeWith(ENGLISH_MONTHS, dateTime)

/** `2026-11` → `Nov 2026`; `—` if unreadable. */
export function formatMonth(month: string): string {
  const parts = readDate(`${month}-01`)
  return parts ? `${months()[parts.month - 1]} ${parts.year}` : '—'
}

/** `2026-11` → `Nov`; `—` if unreadable. */
export function monthName(month: string): string {
  const parts = readDate(`${month}-01`)
  return (parts && months()[parts.month - 1]) ?? '—'
}

export function todayInIndia(now: Date = new Date()): IsoDate {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

/** `2026-11-21T06:00:00Z` → `2026-11-21 11:30:00`, the wire format in India time. */
export function timestampInIndia(now: Date = new Date()): string {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

export function addDays(day: IsoDate, days: number): IsoDate {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Negative if `to` is before `from`. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000

/** False for days that do not exist, such as `2026-02-31`. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readDate(text) !== null
}

/** `2025-10-14`, alone or before a `T` or a space, → `2025-10-14`; null for other formats and for days that do not exist. */
export function dayIn(text: string): IsoDate | null {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text) ?? []
  return isIsoDate(day) ? day : null
}

function dateWith(monthNames: string[], date: string | null | undefined): string {
  const parts = readDate(date)
  return parts ? `${parts.day}-${monthNames[parts.month - 1]}-${String(parts.year).slice(-2)}` : '—'
}

function dateTimeWith(monthNames: string[], dateTime: string | null | undefined): string {
  const parts = readDate(dateTime)
  if (!parts) return '—'
  const day = `${parts.day} ${monthNames[parts.month - 1]} ${parts.year}`
  if (!parts.hasTime) return day
  const hour = parts.hour % 12 || 12
  const amOrPm = parts.hour < 12 ? 'AM' : 'PM'
  const minute = String(parts.minute).padStart(2, '0')
  return `${day} ${hour}:${minute} ${amOrPm}`
}

const months = () => m.monthsShort().split(' ')

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
  if (!isCalendarDay || hour >= 24 || minute >= 60) return null
  return { year, month, day, hour, minute, hasTime: match[4] !== undefined }
}
