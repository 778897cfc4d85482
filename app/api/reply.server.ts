import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod/v4'
import { log } from '~/log.server'
import { m } from '~/messages/messages'
import { readFieldErrors } from './contract/field-errors'
import { readTolerantly, type Tolerated } from './contract/tolerance'
import { onUnknownField } from './contract/wire'
import type { Call } from './endpoints'
import { ApiError } from './errors'
import { excessIn } from './json-bounds'
import { messageOf, readObject, type WireReply } from './reply-object'

onUnknownField((field) => log.info({ field }, 'the upstream sends a field that the contract does not name'))

/** In characters. Shorter replies are read in some milliseconds. */
const LONG_REPLY = 200_000

/** Lets other requests run between the stages of reading a long reply. */
export async function readReply<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
  body: string,
): Promise<z.output<Schema>> {
  const isLong = body.length > LONG_REPLY
  if (isLong) await setImmediate()
  const reply = readObject(body)
  if (!reply) throw unreadable(call, describeUnreadable(body))
  // Any status other than `true` is a refusal (M027).
  if (reply.status !== true)
    throw new ApiError('refused', refusalIn(reply), call, '', undefined, readFieldErrors(reply.errors))
  if (isLong) await setImmediate()
  const { parsed, tolerated } = readTolerantly(schema, reply)
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

function describeUnreadable(body: string): string {
  const excess = excessIn(body)
  return `${excess ? `too many ${excess}` : 'not a JSON object'}, ${body.length} characters`
}

const describeIssue = ({ path, code }: z.core.$ZodIssue) => `${path.join('.') || 'reply'}: ${code}`
