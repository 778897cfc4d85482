import { z } from 'zod'
import { parseApart, reader } from './reader'
import { reportTolerated } from './tolerance'

/*
 * Lists as PHP sends them: `{}` for an empty one and `{"0": …, "2": …}` for one with gaps. A row that cannot be read is left out,
 * so that it does not take the others with it.
 */

/** The list that a reply is about. Unreadable where it is no list, or none of its rows can be read. */
export const list = <Item extends z.ZodTypeAny>(item: Item) =>
  reader(z.array(item).nullish(), (input) => {
    const ctx = contextOf(input)
    const items = itemsOf(ctx.data)
    if (!items) {
      z.addIssueToContext(ctx, { code: 'invalid_type', expected: 'array', received: ctx.parsedType })
      return z.INVALID
    }
    if (!isPlainList(ctx.data)) reportTolerated(ctx.path, 'object for a list')
    const { rows, issues } = readItems(item, items, ctx)
    if (issues.length > 0 && rows.length === 0) {
      ctx.common.issues.push(...issues)
      return z.INVALID
    }
    return z.OK(rows)
  })

/** A list within a row: what cannot be read of it is missing, and the row stays. */
export const optionalList = <Item extends z.ZodTypeAny>(item: Item) =>
  reader(z.array(item).nullish(), (input) => {
    const ctx = contextOf(input)
    const items = itemsOf(ctx.data)
    if (!items) reportTolerated(ctx.path, 'not a list')
    else if (!isPlainList(ctx.data)) reportTolerated(ctx.path, 'object for a list')
    return z.OK(readItems(item, items ?? [], ctx).rows)
  })

/** A list, or its only row alone. */
export const oneOrMany = <Item extends z.ZodTypeAny>(item: Item) => {
  const many = list(item)
  return reader(z.array(item).or(item).nullish(), (input) => {
    const isAlone = itemsOf(input.data) === null && isObject(input.data)
    return many._parse(
      isAlone ? { data: [input.data], path: input.path, parent: input.parent } : input,
    ) as z.ParseReturnType<z.output<Item>[]>
  })
}

/** The rows of a list in whichever form; empty where there is none, null where it is something else. */
export function itemsOf(wire: unknown): [key: string | number, item: unknown][] | null {
  if (wire === null || wire === undefined) return []
  if (Array.isArray(wire)) return wire.map((item: unknown, index) => [index, item])
  if (!isObject(wire)) return null
  const entries = Object.entries(wire)
  return entries.every(([key]) => /^\d+$/.test(key)) ? entries : null
}

function readItems<Item extends z.ZodTypeAny>(
  item: Item,
  items: [string | number, unknown][],
  ctx: z.ParseContext,
): { rows: z.output<Item>[]; issues: z.ZodIssue[] } {
  const rows: z.output<Item>[] = []
  let firstIssues: z.ZodIssue[] = []
  for (const [key, data] of items) {
    const input = {
      data,
      parent: ctx,
      get path() {
        return [...ctx.path, key]
      },
    }
    const parsed = parseApart(item, input)
    if (parsed.isValid) {
      rows.push(parsed.value)
      continue
    }
    const { issues } = parsed
    reportTolerated(issues[0]?.path ?? input.path, 'row left out')
    if (firstIssues.length === 0) firstIssues = issues
  }
  return { rows, issues: firstIssues }
}

const contextOf = ({ data, path, parent }: z.ParseInput): z.ParseContext => ({
  common: parent.common,
  data: data as unknown,
  parsedType: z.getParsedType(data),
  path,
  parent,
})

const isObject = (wire: unknown): wire is object =>
  typeof wire === 'object' && wire !== null && !Array.isArray(wire)

const isPlainList = (wire: unknown) => wire === null || wire === undefined || Array.isArray(wire)
