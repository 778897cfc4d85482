import type { z } from 'zod'
import type { Endpoint } from '../../app/api/endpoints'
import type { Answer } from './ask'

/**
 * - pass: the portal can read the reply
 * - assumed: the same for a call whose path is the portal's own idea
 * - drift: an answer that the portal cannot read, with the paths in the reply
 * - missing: no such call, or no answer
 * - skipped: not asked, because it would write or because nothing is known to ask for
 */
export type Verdict = 'pass' | 'assumed' | 'drift' | 'missing' | 'skipped'

export interface Judgement {
  verdict: Verdict
  detail: string
  /** The reply as the portal reads it, where it can. */
  value?: unknown
}

const NO_SUCH_CALL = [404, 405, 410, 501]

/** A write may be refused for reasons of the trade: that is an answer too, when it says why. */
export function judge(endpoint: Endpoint, schema: z.ZodTypeAny, answer: Answer): Judgement {
  if ('failure' in answer) return { verdict: 'missing', detail: answer.failure }
  if (NO_SUCH_CALL.includes(answer.status)) return { verdict: 'missing', detail: `status ${answer.status}` }
  if (answer.status !== 200) return { verdict: 'drift', detail: `status ${answer.status}` }
  const reply = readJson(answer.text)
  if (reply === undefined) return { verdict: 'drift', detail: 'the reply is not JSON' }
  const passed = endpoint.isAssumed ? 'assumed' : 'pass'
  const refusal = refusalOf(reply)
  if (refusal !== null)
    return endpoint.effect === 'write' && refusal
      ? { verdict: passed, detail: `refused: ${refusal}` }
      : { verdict: 'drift', detail: refusal ? `refused: ${refusal}` : 'status: not true, and no message' }
  const parsed = schema.safeParse(reply)
  if (parsed.success) return { verdict: passed, detail: `${answer.ms} ms`, value: parsed.data }
  return { verdict: 'drift', detail: parsed.error.issues.flatMap(describe).slice(0, 5).join('; ') }
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

/** `total_booking_count.0.month: Required`: where in the reply, and what is wrong there. */
function describe(issue: z.ZodIssue): string[] {
  if (issue.code !== 'invalid_union') return [`${issue.path.join('.') || 'reply'}: ${issue.message}`]
  const readings = issue.unionErrors.map((error) => error.issues)
  const deepest = Math.max(...readings.flat().map(({ path }) => path.length))
  const furthest = readings.find((issues) => issues.some(({ path }) => path.length === deepest)) ?? []
  return furthest.flatMap(describe).slice(0, 3)
}
