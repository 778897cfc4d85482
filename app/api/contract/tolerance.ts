import { z } from 'zod/v4'

/** How a value broke the contract and was read all the same. */
export type Tolerance =
  | 'zero date'
  | 'ISO date-time'
  | 'not a date'
  | 'grouped amount'
  | 'not a number'
  | 'empty id'
  | 'not an id'
  | 'not a text'
  | 'not a flag'
  | 'unknown status'
  | 'list for an object'
  | 'object for a list'
  | 'not an object'
  | 'not a list'
  | 'row left out'

export interface Tolerated {
  /** The first place in the reply: `booking_details.0.booked_date`. */
  place: string
  /** The same without positions, so that rows share it: `booking_details.booked_date`. */
  field: string
  tolerance: Tolerance
}

export type Payload = z.core.ParsePayload
type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue
type Path = PropertyKey[] | undefined

/** Reports a value that is read all the same: an issue with which the parse continues. zod adds the path on the way up. */
export function reportTolerated(payload: Payload, tolerance: Tolerance, path: Path = []) {
  payload.issues.push({
    code: 'custom',
    params: { tolerance },
    message: tolerance,
    input: undefined,
    path: [...path],
    continue: true,
  })
}

/** Parses a reply, and tells what was tolerated in it, once for each field and kind of tolerance. */
export function readTolerantly<Schema extends z.ZodType>(schema: Schema, wire: unknown) {
  let issues: Issue[] = []
  const parsed = schema
    .transform((value, payload) => {
      issues = payload.issues
      payload.issues = payload.issues.filter(isFault)
      return value
    })
    .safeParse(wire)
  if (parsed.success) return { parsed, tolerated: toleratedIn(issues) }
  const error = new z.ZodError(parsed.error.issues.filter(isFault))
  const tolerated = toleratedIn([...issues, ...parsed.error.issues])
  return { parsed: { success: false as const, error, data: undefined }, tolerated }
}

function toleratedIn(issues: Issue[]): Tolerated[] {
  return firstOfEachField(issues).flatMap((issue) => {
    const tolerance = toleranceOf(issue)
    return tolerance ? [{ place: (issue.path ?? []).join('.'), field: fieldOf(issue), tolerance }] : []
  })
}

/** Rows share a fault: the first stands for all. */
export function firstOfEachField<Each extends Issue>(issues: Each[]): Each[] {
  const firsts = new Map<string, Each>()
  for (const issue of issues) {
    const key = `${fieldOf(issue)} ${toleranceOf(issue)}`
    if (!firsts.has(key)) firsts.set(key, issue)
  }
  return [...firsts.values()]
}

const toleranceOf = (issue: Issue) =>
  issue.code === 'custom' ? (issue.params?.tolerance as Tolerance | undefined) : undefined

const fieldOf = ({ path }: { path?: Path }) => (path ?? []).filter((step) => !isPosition(step)).join('.')

const isPosition = (step: PropertyKey) => typeof step === 'number' || /^\d+$/.test(String(step))

/** A check that runs after a failed parse as well, and may replace its value and issues. */
export function recover(repair: (payload: Payload) => void) {
  const check = new z.core.$ZodCheck({ check: 'custom', when: () => true })
  check._zod.check = repair
  return check
}

/** Not `continue`: zod continues after a failed `min` or `url` as well. */
export const isFault = (issue: Issue) => toleranceOf(issue) === undefined

/** For a check that has replaced the value: its faults are tolerated. */
export function tolerateFaults(payload: Payload, tolerance: Tolerance) {
  const { issues } = payload
  payload.issues = issues.filter((issue) => !isFault(issue))
  for (const { path } of issues.filter(isFault)) reportTolerated(payload, tolerance, path)
}
