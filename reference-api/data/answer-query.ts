import type { Kysely } from 'kysely'
import { QUERY_STATES, queryText } from '../../app/domain/line-query'
import { answerAsOffice } from '../db/queries/office-answers'
import type { Database } from '../schema'

interface Options {
  state?: string
  text?: string
  recordsEvents: boolean
  now?: Date
}

/** Returns the effect as one line of text. */
export async function answerQueryAsOffice(
  db: Kysely<Database>,
  id: string,
  { state: name, text, recordsEvents, now = new Date() }: Options,
): Promise<string> {
  const state = QUERY_STATES.find((known) => known === name)
  if (!state || state === 'sent') throw new Error('--state must be "being checked", answered or closed.')
  if (state === 'answered' && text === undefined)
    throw new Error('--text must contain the reply to the associate.')
  const parsed = text === undefined ? null : queryText.safeParse(text)
  if (parsed?.error) throw new Error(`--text: ${parsed.error.issues[0]!.message}`)
  const answer = { id, state, text: parsed?.data ?? null }
  const outcome = await db
    .transaction()
    .execute((transaction) => answerAsOffice(transaction, answer, { now, recordsEvents }))
  if (typeof outcome === 'object') throw new Error(outcome.problem)
  return outcome === 'unchanged' ? `${id} is ${state} already.` : `${id} is ${state}.`
}
