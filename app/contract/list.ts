import { z } from 'zod/v4'
import {
  firstOfEachField,
  isFault,
  type Payload,
  recover,
  reportTolerated,
  tolerateFaults,
} from './tolerance'

// PHP may send `{}` for an empty list, and sends `{"0": …, "2": …}` for a list with gaps. Unreadable rows are dropped; the others stay.

/** The largest list of a firm at full scale has all its associates: 10,000. */
const MAX_ROWS = 10_000

/** For the main list of a reply. If all rows are unreadable, the reply is unreadable. Leaves out rows beyond `maxRows`. */
export const list = <Item extends z.ZodType>(item: Item, maxRows = MAX_ROWS) =>
  z
    .preprocess(toArrayUpTo(maxRows), z.array(item).check(recover(leaveOutRows)).nullable())
    .prefault(null)
    .transform((rows) => rows ?? [])

/** For a list inside a row. An unreadable list becomes an empty list, and the row remains. */
export const optionalList = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(toListOrNone, list(item).check(recover(leaveOutAllRows))).prefault(null)

export const oneOrMany = <Item extends z.ZodType>(item: Item) =>
  z
    .preprocess((wire) => (itemsOf(wire) === null && isObject(wire) ? [wire] : wire), list(item))
    .prefault(null)

/** Empty if the list is missing; null if the value is not a list. */
export function itemsOf(wire: unknown): unknown[] | null {
  if (wire === null || wire === undefined) return []
  if (Array.isArray(wire)) return wire
  if (!isObject(wire)) return null
  return Object.keys(wire).every((key) => /^\d+$/.test(key)) ? Object.values(wire) : null
}

function toArrayUpTo(maxRows: number) {
  return (wire: unknown, payload: Payload): unknown => {
    const items = wire === null ? null : itemsOf(wire)
    if (!items) return wire
    if (!Array.isArray(wire)) reportTolerated(payload, 'object for a list')
    if (items.length <= maxRows) return items
    reportTolerated(payload, 'too many rows')
    return items.slice(0, maxRows)
  }
}

function toListOrNone(wire: unknown, payload: Payload): unknown {
  if (itemsOf(wire)) return wire
  reportTolerated(payload, 'not a list')
  return null
}

function leaveOutRows(payload: Payload) {
  if (payload.issues.length === 0 || !Array.isArray(payload.value)) return
  const rows: unknown[] = payload.value
  const faults = payload.issues.filter((issue) => isFault(issue) && issue.path)
  const faultyRows = new Set(faults.map(({ path }) => path?.[0]))
  payload.issues = firstOfEachField(payload.issues)
  if (rows.length === faultyRows.size) return
  payload.value = rows.filter((_, index) => !faultyRows.has(index))
  tolerateFaults(payload, 'row left out')
}

function leaveOutAllRows(payload: Payload) {
  if (!payload.issues.some(isFault)) return
  payload.value = []
  tolerateFaults(payload, 'row left out')
}

const isObject = (wire: unknown): wire is object =>
  typeof wire === 'object' && wire !== null && !Array.isArray(wire)
