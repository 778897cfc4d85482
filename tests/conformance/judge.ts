import type { z } from 'zod/v4'
import { readTolerantly, type Tolerance } from '../../app/contract/tolerance'
import { type Endpoint, isAssumed } from '../../app/api/endpoints'
import { optionalCalls } from './optional-calls'
import type { CallResult } from './call-upstream'
import { readWithoutFaults } from './read-without-faults'
import type { Step } from './step'
import { undocumentedIn } from './undocumented'

/**
 * - pass: the portal can read the reply; or a write is refused with a message
 * - assumed: like pass, for a call whose path is an assumption
 * - absent: the upstream lacks or refuses the call, and the portal works without it
 * - drift: any other refusal, or a reply that the portal cannot read in full; the details name the faults
 * - missing: the upstream lacks the call, and the portal needs it; or there is no response
 * - skipped: a write without --writes, or a call that needs a value which no earlier reply has given
 */
export type Verdict = 'pass' | 'assumed' | 'absent' | 'drift' | 'missing' | 'skipped'

export interface Judgement {
  verdict: Verdict
  /** Faults such as `rows.0.date: not a date`, or a reason such as `status 404`. */
  details: string[]
  ms?: number
  /** The upstream's message of refusal, which may be empty. */
  refusal?: string
  /** The readable part of the reply, parsed. */
  value?: unknown
  /** Undocumented values that the portal can read. */
  tolerated: string[]
  /** Names of the reply's top-level fields. */
  fields: string[]
}

const LOSSES: Tolerance[] = [
  'not a date',
  'not a time',
  'not a number',
  'not an id',
  'not a text',
  'not a flag',
  'not a web address',
  'unknown status',
  'not an object',
  'not a list',
  'row left out',
]

/** The portal rejects longer replies. */
const MAX_CHARACTERS = 8 * 1024 * 1024
/** To the portal, these statuses mean that the upstream lacks the call. */
const NO_SUCH_CALL_STATUSES = [404, 405, 501]

/** Treats an unreadable list of capabilities as absent (X001), because some upstreams reply even to calls that they lack. */
export function judgeCapabilities(judged: Judgement): Judgement {
  const isFault = judged.verdict === 'drift' || judged.verdict === 'missing'
  const offered = (judged.value ?? []) as string[]
  return isFault && offered.length === 0 ? { ...judged, verdict: 'absent' } : judged
}

/** A refused write passes if the refusal has a message. A refused `login` never passes. */
export function judge(
  {
    call,
    endpoint,
    schema,
    capability,
  }: Pick<Step, 'call' | 'schema' | 'capability'> & { endpoint: Endpoint },
  response: CallResult,
): Judgement {
  // An upstream that offers a capability must have the calls of this capability.
  const isOptional = Object.hasOwn(optionalCalls, call) && capability === undefined
  const judged = (verdict: Verdict, detail: string, more: Partial<Judgement> = {}): Judgement => ({
    verdict,
    details: [detail],
    tolerated: [],
    fields: [],
    ...more,
  })
  if ('failure' in response) return judged('missing', response.failure)
  if (NO_SUCH_CALL_STATUSES.includes(response.status))
    return judged(isOptional ? 'absent' : 'missing', `status ${response.status}`)
  if (response.status !== 200) return judged('drift', `status ${response.status}`)
  if (response.text.length > MAX_CHARACTERS) return judged('drift', 'the reply is longer than 8 MB')
  const reply = readJson(response.text)
  if (reply === undefined) return judged('drift', 'the reply is not JSON')
  const passed = isAssumed(call) ? 'assumed' : 'pass'
  const refusal = refusalOf(reply)
  if (refusal !== null) {
    const isAllowed =
      endpoint.effect === 'write' && call !== 'login' && call !== 'officeLogin' && refusal !== ''
    const detail = refusal ? `refused: ${refusal}` : 'status: not true, and no message'
    const refused = isOptional ? 'absent' : 'drift'
    return judged(isAllowed ? passed : refused, detail, { refusal })
  }
  const { parsed, tolerated } = readTolerantly(schema, reply)
  // The portal shows the rest of the reply without these values.
  const lost = tolerated.filter(({ tolerance }) => LOSSES.includes(tolerance))
  const readable = tolerated.filter((item) => !lost.includes(item))
  const replyFacts = {
    ms: response.ms,
    tolerated: undocumentedIn(reply, readable),
    fields: Object.keys(reply as object),
  }
  if (parsed.success) {
    const details = lost.map(({ place, tolerance }) => `${place}: ${tolerance}`)
    return judged(details.length > 0 ? 'drift' : passed, '', { ...replyFacts, value: parsed.data, details })
  }
  const details = perFault(parsed.error.issues.map(describe))
  return judged('drift', '', { ...replyFacts, details, value: readWithoutFaults(schema, reply) })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Null if the reply's status is true; else the message, which may be empty. */
function refusalOf(reply: unknown): string | null {
  const { status, message } = (reply ?? {}) as { status?: unknown; message?: unknown }
  if (status === true) return null
  return typeof message === 'string' ? message : ''
}

/** Path and problem, such as `total_booking_count.0.month: Invalid input`. */
const describe = ({ path, message }: z.core.$ZodIssue) => `${path.join('.') || 'reply'}: ${message}`

/** Merges faults that differ only in the row. */
export function perFault(details: string[]): string[] {
  const counts = new Map<string, { first: string; count: number }>()
  for (const detail of details) {
    const fault = detail.replace(/(?<=^|\.)\d+(?=[.:])/g, '*')
    const { first, count } = counts.get(fault) ?? { first: detail, count: 0 }
    counts.set(fault, { first, count: count + 1 })
  }
  return [...counts.values()].map(({ first, count }) =>
    count === 1 ? first : `${first} (and ${count - 1} more like it)`,
  )
}
