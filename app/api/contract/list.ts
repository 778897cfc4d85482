import { z } from 'zod/v4'
import {
  firstOfEachField,
  isFault,
  type Payload,
  recover,
  reportTolerated,
  tolerateFaults,
} from './tolerance'

/*
 * Lists as PHP sends them: `{}` for an empty list and `{"0": …, "2": …}` for a list with gaps. An unreadable row is left out, so that
 * the others are still shown.
 */

/** The main list of a reply. Unreadable if it is not a list, or if all its rows are unreadable. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .preprocess(toArray, z.array(item).check(recover(leaveOutRows)).nullable())
    .prefault(null)
    .transform((rows) => rows ?? [])

/** A list within a row. Its unreadable rows are left out, and the outer row stays. */
export const optionalList = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(toListOrNone, list(item).check(recover(leaveOutAllRows))).prefault(null)

/** A list, or an object in place of a list of one row. */
export const oneOrMany = <Item extends z.ZodType>(item: Item) =>
  z
    .preprocess((wire) => (itemsOf(wire) === null && isObject(wire) ? [wire] : wire), list(item))
    .prefault(null)

/** The rows of a list in any of its forms; empty if it is missing, null if the value is not a list. */
export function itemsOf(wire: unknown): unknown[] | null {
  if (wire === null || wire === undefined) return []
  if (Array.isArray(wire)) return wire
  if (!isObject(wire)) return null
  return Object.keys(wire).every((key) => /^\d+$/.test(key)) ? Object.values(wire) : null
}

function toArray(wire: unknown, payload: Payload): unknown {
  if (wire === null || Array.isArray(wire)) return wire
  const items = itemsOf(wire)
  if (items) reportTolerated(payload, 'object for a list')
  return items ?? wire
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
