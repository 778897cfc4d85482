/** Fields with a time by design, unlike `2025-10-14 00:00:00` for a day. */
const TIMES = ['created_at']
const LISTS_OF_NUMBERS = ['receipt_nos', 'comm_ids']
/** Fields that the contract always reads as objects. */
const OBJECTS = [
  'associate_bank_details',
  'receipts_info',
  'booking_info',
  'plot_info',
  'project',
  'associate',
]

/**
 * Values that the documentation does not allow and the portal reads, each place once:
 * `booking_details.*.booked_date: a date with a time`.
 */
export function toleratedIn(reply: unknown): string[] {
  return [...new Set(found(reply, []))]
}

function found(value: unknown, path: string[]): string[] {
  const name = path.at(-1) ?? ''
  const at = (words: string) => [`${path.join('.')}: ${words}`]
  if (typeof value === 'string') return inText(value, name).flatMap(at)
  if (Array.isArray(value)) {
    if (value.length === 0 && OBJECTS.includes(name)) return at('[] for an object')
    return value.flatMap((item) => found(item, [...path, '*']))
  }
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  const isNumbered = keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
  const inside = Object.entries(value).flatMap(([key, one]) => found(one, [...path, isNumbered ? '*' : key]))
  return isNumbered ? [...at('an object for a list'), ...inside] : inside
}

function inText(text: string, name: string): string[] {
  if (/^0000-00-00/.test(text)) return ['a zero date']
  if (/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(text)) return TIMES.includes(name) ? [] : ['a date with a time']
  if (/^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(text) && !LISTS_OF_NUMBERS.includes(name))
    return ['a grouped amount']
  return []
}
