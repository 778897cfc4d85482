import type { Response } from 'node-fetch'
import type { z } from 'zod/v4'
import { inTurn } from '~/files/in-turn.server'
import { log } from '~/telemetry/log.server'
import { m } from '~/messages/messages'
import { readFieldErrors } from '~/contract/field-errors'
import { readTolerantly, type Tolerated } from '~/contract/tolerance'
import { onUnknownField } from '~/contract/wire-object'
import type { Call } from './endpoints'
import { ApiError } from './errors'
import { excessIn } from './json-bounds'
import { mayBeObject, messageOf, parseObject, type WireReply } from './reply-object'

onUnknownField((field) => log.info({ field }, 'the upstream sends a field that the contract does not name'))

/** In bytes or characters. Shorter replies are read in some milliseconds. */
const LONG_REPLY = 200_000

export async function textOf(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer()
  return inOwnTurn(bytes.byteLength, () => new TextDecoder().decode(bytes))
}

export async function readReply<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
  body: string,
): Promise<z.output<Schema>> {
  const { length } = body
  if (!mayBeObject(body)) throw unreadable(call, `not a JSON object, ${length} characters`)
  const excess = await inOwnTurn(length, () => excessIn(body))
  if (excess) throw unreadable(call, `too many ${excess}, ${length} characters`)
  const reply = await inOwnTurn(length, () => parseObject(body))
  if (!reply) throw unreadable(call, `not a JSON object, ${length} characters`)
  // Any status other than `true` is a refusal (M027).
  if (reply.status !== true)
    throw new ApiError('refused', refusalIn(reply), call, '', undefined, readFieldErrors(reply.errors))
  const { parsed, tolerated } = await inOwnTurn(length, () => readTolerantly(schema, reply))
  for (const fault of tolerated) reportOnce(call, fault)
  if (!parsed.success) throw unreadable(call, parsed.error.issues.map(describeIssue).join('; '))
  return parsed.data
}

/** The contract's message for an id outside the team, the same in every language (docs/upstream-api.md). */
const NOT_IN_YOUR_TEAM = 'Not in your team.'

/** Translates `NOT_IN_YOUR_TEAM`, so that the result equals the portal's own message for a malformed id (M030). */
function refusalIn(reply: WireReply): string {
  const message = messageOf(reply) ?? m.somethingWentWrong()
  return message === NOT_IN_YOUR_TEAM ? m.notInYourTeam() : message
}

const reported = new Set<string>()
const MAX_REPORTED = 1_000

/** Does not log the value, which may be personal. */
function reportOnce(call: Call, { field, place, tolerance }: Tolerated) {
  const key = `${call} ${field}`
  if (reported.has(key) || reported.size >= MAX_REPORTED) return
  reported.add(key)
  log.warn({ call, place, tolerance }, 'a value in the reply breaks the contract; the rest is shown')
}

function unreadable(call: Call, detail: string): ApiError {
  log.warn({ call, detail }, 'unreadable reply')
  return new ApiError('unreadable', m.somethingWentWrong(), call, detail)
}

/** Other requests run between the stages of reading long replies. */
const inOwnTurn = async <Result>(length: number, work: () => Result): Promise<Result> =>
  length > LONG_REPLY ? inTurn(work) : work()

const describeIssue = ({ path, code }: z.core.$ZodIssue) => `${path.join('.') || 'reply'}: ${code}`
