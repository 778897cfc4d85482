import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { timestampInIndia } from '../../../app/domain/dates'
import { MAX_MESSAGES } from '../../../app/domain/line-query'
import type { Database, QueryState } from '../../schema'
import { recordEvent } from './events'
import { addMessage, countMessages, lockQueries, setQueryState } from './line-queries'

interface OfficeAnswer {
  id: string
  state: QueryState
  /** If null, the query gets no message. */
  text: string | null
}

/** A repeated answer changes nothing. */
export async function answerAsOffice(
  db: Transaction<Database>,
  { id, state, text }: OfficeAnswer,
  { now, recordsEvents }: { now: Date; recordsEvents: boolean },
): Promise<'answered' | 'unchanged' | { problem: string }> {
  const owner = await db
    .selectFrom('line_queries')
    .select('associate_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!owner) return { problem: `"${id}" is not a query.` }
  await lockQueries(db, owner.associate_id)
  const query = await db
    .selectFrom('line_queries')
    .select(['associate_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lastMessage = await db
    .selectFrom('line_query_messages')
    .select(['author', 'text'])
    .where('query_id', '=', id)
    .orderBy('position', 'desc')
    .executeTakeFirst()
  const isRepeated = text === null || (lastMessage?.author === 'office' && lastMessage.text === text)
  if (isRepeated && query.state === state) return 'unchanged'
  if (query.state === 'closed') return { problem: `${id} is closed.` }
  const at = timestampInIndia(now)
  if (!isRepeated) {
    if ((await countMessages(db, id)) >= MAX_MESSAGES)
      return { problem: `${id} has ${MAX_MESSAGES} messages. Close it.` }
    await addMessage(db, { query_id: id, author: 'office', text, written_at: at })
  }
  await setQueryState(db, id, { state, changed_at: at })
  await db
    .insertInto('notifications')
    .values({
      code: `N-${randomUUID()}`,
      associate_id: query.associate_id,
      header: HEADERS[state],
      message: `Your query ${id} is ${state}.${text === null ? '' : " Open it to read the office's reply."}`,
      created_at: at,
      about: 'query',
      booking_id: null,
      query_id: id,
    })
    .execute()
  if (recordsEvents)
    await recordEvent(
      db,
      {
        person: query.associate_id,
        type: 'query',
        data: { query: id, action: state === 'closed' ? 'closed' : 'answered', state },
      },
      now,
    )
  return 'answered'
}

const HEADERS: Record<QueryState, string> = {
  sent: 'Your query is open',
  'being checked': 'Your query is being checked',
  answered: 'Your query is answered',
  closed: 'Your query is closed',
}
