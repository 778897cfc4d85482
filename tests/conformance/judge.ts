import type { z } from 'zod/v4'
import { readTolerantly, type Tolerance } from '../../app/api/contract/tolerance'
import type { Call, Endpoint } from '../../app/api/endpoints'
import { optionalCalls } from '../../app/api/optional-calls'
import type { Answer } from './ask'
import { readWithoutFaults } from './read-without-faults'
import { undocumentedIn } from './undocumented'

/**
 * - pass: the portal can read the reply
 * - assumed: the same for a call whose path is the portal's own idea
 * - absent: no such call, and the portal does without it
 * - drift: an answer that the portal cannot read, with the paths in the reply
 * - missing: no such call, or no answer
 * - skipped: not asked, because it would write or because nothing is known to ask for
 */
export type Verdict = 'pass' | 'assumed' | 'absent' | 'drift' | 'missing' | 'skipped'

export interface Judgement {
  verdict: Verdict
  /** One line for each fault: of rows with the same fault the first, with their number. */
  details: string[]
  ms?: number
  /** The upstream said no, in these words, which may be none. */
  refusal?: string
  /** The reply as the portal reads it, as far as it can. */
  value?: unknown
  /** Odd values that are read all the same. */
  tolerated: string[]
  /** The fields of the reply itself. */
  fields: string[]
}

const LOSSES: Tolerance[] = [
  'not a date',
  'not a number',
  'not an id',
  'not a text',
  'not a flag',
  'unknown status',
  'not an object',
  'not a list',
  'row left out',
]

const NO_SUCH_CALL = [404, 405, 410, 501]

/** A write may be refused for reasons of the trade: that is an answer too, when it says why; at sign-in it ends the walk. */
export function judge(
  { call, endpoint, schema }: { call: Call; endpoint: Endpoint; schema: z.ZodType },
  answer: Answer,
): Judgement {
  const isOptional = Object.hasOwn(optionalCalls, call)
  const as = (verdict: Verdict, detail: string, more: Partial<Judgement> = {}): Judgement => ({
    verdict,
    details: [detail],
    tolerated: [],
    fields: [],
    ...more,
  })
  if ('failure' in answer) return as('missing', answer.failure)
  if (NO_SUCH_CALL.includes(answer.status))
    return as(isOptional ? 'absent' : 'missing', `status ${answer.status}`)
  if (answer.status !== 200) return as('drift', `status ${answer.status}`)
  const reply = readJson(answer.text)
  if (reply === undefined) return as('drift', 'the reply is not JSON')
  const passed = endpoint.isAssumed ? 'assumed' : 'pass'
  const refusal = refusalOf(reply)
  if (refusal !== null) {
    const isAnswer = endpoint.effect === 'write' && call !== 'login' && refusal !== ''
    const detail = refusal ? `refused: ${refusal}` : 'status: not true, and no message'
    return as(isAnswer ? passed : isOptional ? 'absent' : 'drift', detail, { refusal })
  }
  const { parsed, tolerated } = readTolerantly(schema, reply)
  // The portal shows the rest, and what was sent is lost all the same.
  const lost = tolerated.filter(({ tolerance }) => LOSSES.includes(tolerance))
  const odd = tolerated.filter((one) => !lost.includes(one))
  const read = { ms: answer.ms, tolerated: undocumentedIn(reply, odd), fields: Object.keys(reply as object) }
  if (parsed.success) {
    const details = lost.map(({ place, tolerance }) => `${place}: ${tolerance}`)
    return as(details.length > 0 ? 'drift' : passed, '', { ...read, value: parsed.data, details })
  }
  const details = perFault(parsed.error.issues.map(describe))
  return as('drift', '', { ...read, details, value: readWithoutFaults(schema, reply) })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Null when the reply's status is true; else its message, which may be empty. */
function refusalOf(reply: unknown): string | null {
  const { status, message } = (reply ?? {}) as { status?: unknown; message?: unknown }
  if (status === true) return null
  return typeof message === 'string' ? message : ''
}

/** `total_booking_count.0.month: Invalid input`: where in the reply, and what is wrong there. */
const describe = ({ path, message }: z.core.$ZodIssue) => `${path.join('.') || 'reply'}: ${message}`

/** Rows that have one fault in common are one line. */
export function perFault(details: string[]): string[] {
  const counts = new Map<string, { first: string; count: number }>()
  for (const detail of details) {
    const fault = detail.replace(/(?<=^|\.)\d+(?=[.:])/g, '*')
    const seen = counts.get(fault)
    counts.set(fault, { first: seen?.first ?? detail, count: (seen?.count ?? 0) + 1 })
  }
  return [...counts.values()].map(({ first, count }) =>
    count === 1 ? first : `${first} (and ${count - 1} more like it)`,
  )
}
