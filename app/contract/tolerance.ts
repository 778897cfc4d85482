import { z } from 'zod/v4'

/** Deviations from the contract that leave the rest of the reply readable. */
export type Tolerance =
  | 'zero date'
  | 'ISO date-time'
  | 'not a date'
  | 'not a time'
  | 'grouped amount'
  | 'not a number'
  | 'empty id'
  | 'not an id'
  | 'not a text'
  | 'not a flag'
  | 'not a web address'
  | 'too long'
  | 'unknown status'
  | 'list for an object'
  | 'object for a list'
  | 'not an object'
  | 'not a list'
  | 'row left out'
  | 'too many rows'

export interface Tolerated {
  /** The first place in the reply, such as `booking_details.0.booked_date`. */
  place: string
  /** The place without positions, equal for all rows, such as `booking_details.booked_date`. */
  field: string
  tolerance: Tolerance
}

export type Payload = z.core.ParsePayload
type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue
type Path = PropertyKey[] | undefined

/** An issue costs as much as some thirty values, and rows often deviate in the same way. */
const MAX_REPORTS_OF_EACH = 500
/** Null outside of `readTolerantly`, which is synchronous. */
let reportsLeft: Map<Tolerance, number> | null = null

/**
 * Reports a deviation at `path` inside the value. The parse continues, and zod puts the value's own path before `path`. Does nothing after
 * the first 500 reports of a tolerance in a reply.
 */
export function reportTolerated(payload: Payload, tolerance: Tolerance, path: Path = []) {
  const left = reportsLeft?.get(tolerance) ?? MAX_REPORTS_OF_EACH
  if (left === 0) return
  reportsLeft?.set(tolerance, left - 1)
  payload.issues.push({
    code: 'custom',
    params: { tolerance },
    message: tolerance,
    input: undefined,
    path: [...path],
    continue: true,
  })
}

export function readTolerantly<Schema extends z.ZodType>(schema: Schema, wire: unknown) {
  let issues: Issue[] = []
  reportsLeft = new Map()
  const parsed = schema
    .transform((value, payload) => {
      issues = payload.issues
      payload.issues = payload.issues.filter(isFault)
      return value
    })
    .safeParse(wire)
  reportsLeft = null
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

/** One issue per field and tolerance, because rows often deviate in the same way. */
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

/** Returns a check that runs even after a failed parse. `repair` may replace the value and the issues. */
export function recover(repair: (payload: Payload) => void) {
  const check = new z.core.$ZodCheck({ check: 'custom', when: () => true })
  check._zod.check = repair
  return check
}

/** Does not test `continue`, because zod also sets it after a failed `min` or `url`. */
export const isFault = (issue: Issue) => toleranceOf(issue) === undefined

export function tolerateFaults(payload: Payload, tolerance: Tolerance) {
  const { issues } = payload
  payload.issues = issues.filter((issue) => !isFault(issue))
  for (const { path } of issues.filter(isFault)) reportTolerated(payload, tolerance, path)
}
