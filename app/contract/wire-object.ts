import { z } from 'zod/v4'
import { cutText, MAX_LENGTH } from './text-length'
import { isFault, type Payload, recover, reportTolerated, tolerateFaults } from './tolerance'
import { longText } from './wire'

/**
 * The fields of an object by their names in the portal. A field is a schema, or its name on the wire with the schema. A table within a table
 * groups fields of the same object, and `from` applies a rule to them.
 */
export interface WireTable {
  [name: string]: z.ZodType | readonly [wireName: string, schema: z.ZodType] | Derived<unknown> | WireTable
}

class Derived<Value> {
  constructor(
    readonly table: WireTable,
    readonly rule: (values: never) => Value,
  ) {}
}

/** Rows of lists are made in one step, because a list may have ten thousand: a transform that copies a row takes as long as reading it. */
export const from = <Table extends WireTable, Value>(
  table: Table,
  rule: (values: WireValues<Table>) => Value,
) => new Derived(table, rule)

export type WireValues<Table extends WireTable> = { [Name in keyof Table]: WireValue<Table[Name]> }

type WireValue<Field> =
  Field extends z.ZodType<infer Value>
    ? Value
    : Field extends readonly [string, z.ZodType<infer Value>]
      ? Value
      : Field extends Derived<infer Value>
        ? Value
        : Field extends WireTable
          ? WireValues<Field>
          : never

type Row = Record<string, unknown>
type Shape = Record<string, z.ZodType>

/** A successful reply. The table has `message` if the portal uses the message. */
export const reply = <Table extends WireTable>(name: string, table: Table, unread: Shape = {}) =>
  wireObject(name, table, { status: z.literal(true), message: longText, ...unread })

/** `unread` has the wire names of fields that belong to the contract although the portal does not use them. */
export function wireObject<Table extends WireTable>(name: string, table: Table, unread: Shape = {}) {
  const shape = { ...unread }
  const read = readerOf(table, shape)
  const readObject = (wire: unknown, payload: Payload) => {
    // PHP sends an empty object as an empty list.
    if (isEmptyList(wire)) {
      reportTolerated(payload, 'list for an object')
      return {}
    }
    if (typeof wire === 'object' && wire !== null && !Array.isArray(wire))
      for (const key in wire) if (!(key in shape)) reportUnknownField(name, key)
    return wire
  }
  return z
    .preprocess(readObject, z.object(shape))
    .describe(name)
    .transform((wire) => read(wire) as WireValues<Table>)
}

/** Adds the fields to `shape`. Returns a function that makes the portal's object. */
function readerOf(table: WireTable, shape: Shape): (wire: Row) => Row {
  const readers = Object.entries(table).map(
    ([name, field]) => [name, fieldReader(name, field, shape)] as const,
  )
  // An object that receives its names one by one would be slow to read.
  const names: Row = Object.fromEntries(readers)
  return (wire) => {
    const row = { ...names }
    for (const [name, read] of readers) row[name] = read(wire)
    return row
  }
}

function fieldReader(name: string, field: WireTable[string], shape: Shape): (wire: Row) => unknown {
  if (field instanceof Derived) {
    const read = readerOf(field.table, shape)
    return (wire) => field.rule(read(wire) as never)
  }
  if (!(field instanceof z.ZodType || isTuple(field))) return readerOf(field, shape)
  const [wireName, schema] = isTuple(field) ? field : [name, field]
  if (shape[wireName] && shape[wireName] !== schema) throw new Error(`${wireName} has two schemas`)
  shape[wireName] = schema
  return (wire) => wire[wireName]
}

const isTuple = (field: WireTable[string]): field is readonly [string, z.ZodType] => Array.isArray(field)

/** Null if the value is missing, empty or unreadable. */
export function optionalObject<Schema extends z.ZodType>(schema: Schema) {
  const readObject = (wire: unknown, payload: Payload) => {
    if (isEmptyList(wire)) reportTolerated(payload, 'list for an object')
    return isEmptyList(wire) || isEmptyObject(wire) ? null : wire
  }
  return z.preprocess(readObject, schema.nullable().check(recover(leaveOutObject))).prefault(null)
}

function leaveOutObject(payload: Payload) {
  if (!payload.issues.some(isFault)) return
  payload.value = null
  tolerateFaults(payload, 'not an object')
}

const isEmptyList = (wire: unknown) => Array.isArray(wire) && wire.length === 0
const isEmptyObject = (wire: unknown) =>
  typeof wire === 'object' && wire !== null && Object.keys(wire).length === 0

/** Limited, because an upstream may send new keys in every reply. */
const MAX_REPORTED = 500
const reported = new Set<string>()
let listener: (field: string) => void = () => {}

/** Calls the listener once per field (M235). Returns a function that restores the former listener. */
export function onUnknownField(onField: (field: string) => void): () => void {
  const former = listener
  listener = onField
  reported.clear()
  return () => {
    onUnknownField(former)
  }
}

function reportUnknownField(object: string, key: string) {
  const field = `${object}.${cutText(key, MAX_LENGTH.text)}`
  if (reported.has(field) || reported.size >= MAX_REPORTED) return
  reported.add(field)
  listener(field)
}

export const MessageReply = reply('reply', { message: longText })
