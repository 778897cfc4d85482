import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import { MessageReply } from '../../app/contract/wire-object'
import { QueriesReply, RaisedQueryReply } from '../../app/contract/queries'
import { timestampInIndia } from '../../app/domain/dates'
import {
  LINE_KINDS,
  MAX_MESSAGES,
  MAX_OPEN_QUERIES,
  QUERY_ACTIONS,
  QUERY_CATEGORIES,
  QUERY_STATES,
  queryText,
} from '../../app/domain/line-query'
import { call } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import {
  addMessage,
  countMessages,
  countQueries,
  findMessages,
  findQueries,
  findQuery,
  type FoundQuery,
  insertQuery,
  lineKey,
  lockQueries,
  newQueryId,
  setQueryState,
} from '../db/queries/line-queries'
import type { Database, LineKind, QueryState } from '../schema'
import { parseOrRefuse } from './parse-or-refuse'
import { type Line, requireLine } from './queried-line'
import { oneOf, optionalAssociateId, optionalId, optionalText, page, perPage, requiredText } from './query'

const ROWS_PER_PAGE = 20

/** Matches no row, so that malformed and unknown ids get the same refusal. */
const NO_ID = -1
const lineId = optionalId.catch(NO_ID)

const lineIds = {
  booking_id: lineId,
  agent_id: optionalAssociateId.catch(''),
  comm_id: lineId,
  receipt_id: lineId,
  receipt_no: optionalText.catch(''),
}

const queries = call(
  'POST',
  '/associate/queries/:self',
  {
    summary:
      'Queries of the associate, newest first; with query_id, one query and its thread; with kind and ids, the figures of a line and the queries about the line.',
    query: z.object({
      ...lineIds,
      query_id: optionalText,
      state: oneOf(['open', ...QUERY_STATES]).optional(),
      kind: oneOf(LINE_KINDS).optional(),
      page,
      per_page: perPage(ROWS_PER_PAGE),
    }),
    reply: QueriesReply,
  },
  async ({ db, viewer, query }) => {
    if (query.query_id !== undefined) {
      const foundQuery = await requireQuery(db, viewer.id, query.query_id)
      return { total: 1, rows: [await withThread(db, viewer.id, foundQuery)] }
    }
    const namedLine = query.kind && (await requireLine(db, viewer.id, { ...query, kind: query.kind }))
    const key = namedLine && query.kind && lineKey(query.kind, namedLine.codes)
    const filters = { state: query.state, lineKey: key }
    const paging = { page: query.page, perPage: query.per_page }
    const [total, rows] = await Promise.all([
      countQueries(db, viewer.id, filters),
      findQueries(db, viewer.id, filters, paging),
    ])
    return {
      total,
      ...(namedLine && query.kind ? { line: lineToWire(query.kind, namedLine) } : {}),
      rows: rows.map(toWire),
    }
  },
)

const lineToWire = (kind: LineKind, { wire, figures }: Line) => ({ kind, ...wire, figures })

const Raised = z.object({
  category: oneOf(QUERY_CATEGORIES),
  should_be: z.number().min(0).max(1e10).nullish(),
  text: z.unknown(),
})

const ALREADY_OPEN = 'You already have an open query about this. Write in its thread.'
const TOO_MANY = `You have ${MAX_OPEN_QUERIES} open queries. Close one first.`

const raiseQuery = call(
  'POST',
  '/associate/raise-query/:self',
  {
    summary:
      'Raises a query about a line that a screen shows the associate. Body: category, should_be (rupees, may be null), text (up to 1,000 characters).',
    query: z.object({ ...lineIds, kind: oneOf(LINE_KINDS) }),
    reply: RaisedQueryReply,
    effect: 'write',
    body: 'json',
  },
  async ({ viewer, query, now, readJson, recordEvent, write }) => {
    const { data } = Raised.safeParse(await readJson())
    if (!data) throw new Refusal('Choose what is wrong.')
    const text = parseOrRefuse(queryText, data.text)
    return write(async (db) => {
      await lockQueries(db, viewer.id)
      const { codes, figures } = await requireLine(db, viewer.id, query)
      const key = lineKey(query.kind, codes)
      if ((await countQueries(db, viewer.id, { state: 'open', lineKey: key })) > 0)
        throw new Refusal(ALREADY_OPEN)
      if ((await countQueries(db, viewer.id, { state: 'open' })) >= MAX_OPEN_QUERIES)
        throw new Refusal(TOO_MANY)
      const id = newQueryId()
      const at = timestampInIndia(now())
      await insertQuery(
        db,
        {
          id,
          associate_id: viewer.id,
          kind: query.kind,
          line_key: key,
          ...codes,
          category: data.category,
          should_be_paise: typeof data.should_be === 'number' ? Math.round(data.should_be * 100) : null,
          figures: JSON.stringify(figures),
          state: 'sent',
          raised_at: at,
          changed_at: at,
        },
        text,
      )
      const { kind } = query
      await recordEvent(db, {
        type: 'query',
        data: { query: id, action: 'raised', kind, category: data.category },
      })
      return { message: 'Query sent.', query_id: id }
    })
  },
)

const IS_CLOSED = 'This query is closed.'
const THREAD_FULL = 'This query has no room for another message. The office will answer.'
const NOT_CLOSED = 'This query is not closed.'
const REOPENED_ONCE = 'A query can be reopened once. Raise a new one instead.'

const answerQuery = call(
  'POST',
  '/associate/answer-query/:self',
  {
    summary:
      'Replies to a query of the associate, closes it, or reopens it once. A reply or a reopening needs a text. The office answers with data commands.',
    query: z.object({ query_id: requiredText, action: oneOf(QUERY_ACTIONS) }),
    reply: MessageReply,
    effect: 'write',
    body: 'json',
  },
  async ({ viewer, query, now, readJson, recordEvent, write }) => {
    const body = z.object({ text: z.unknown() }).safeParse(await readJson()).data
    const { action } = query
    const text = action === 'close' ? null : parseOrRefuse(queryText, body?.text)
    return write(async (db) => {
      await lockQueries(db, viewer.id)
      const foundQuery = await requireQuery(db, viewer.id, query.query_id)
      if (action === 'reopen') await requireReopenable(db, foundQuery)
      else if (foundQuery.state === 'closed') throw new Refusal(IS_CLOSED)
      const at = timestampInIndia(now())
      if (text !== null) {
        // The office must be able to write the last message.
        if ((await countMessages(db, foundQuery.id)) >= MAX_MESSAGES - 1) throw new Refusal(THREAD_FULL)
        await addMessage(db, { query_id: foundQuery.id, author: 'associate', text, written_at: at })
      }
      await setQueryState(db, foundQuery.id, {
        state: stateAfter(action, foundQuery.state),
        ...(action === 'reopen' ? { is_reopened: 1 as const } : {}),
        changed_at: at,
      })
      await recordEvent(db, { type: 'query', data: { query: foundQuery.id, action: RESULTS[action].event } })
      return { message: RESULTS[action].message }
    })
  },
)

type Action = (typeof QUERY_ACTIONS)[number]

const RESULTS: Record<Action, { event: string; message: string }> = {
  reply: { event: 'replied', message: 'Reply sent.' },
  close: { event: 'closed', message: 'Query closed.' },
  reopen: { event: 'reopened', message: 'Query reopened.' },
}

/** After a reply, an answered query waits for the office again. */
function stateAfter(action: Action, state: QueryState): QueryState {
  if (action === 'close') return 'closed'
  if (action === 'reply') return state === 'answered' ? 'sent' : state
  return 'sent'
}

async function requireReopenable(db: Kysely<Database>, query: FoundQuery): Promise<void> {
  if (query.state !== 'closed') throw new Refusal(NOT_CLOSED)
  if (query.is_reopened === 1) throw new Refusal(REOPENED_ONCE)
  const openFilter = { state: 'open' as const }
  if ((await countQueries(db, query.associate_id, { ...openFilter, lineKey: query.line_key })) > 0)
    throw new Refusal(ALREADY_OPEN)
  if ((await countQueries(db, query.associate_id, openFilter)) >= MAX_OPEN_QUERIES)
    throw new Refusal(TOO_MANY)
}

async function requireQuery(db: Kysely<Database>, viewerId: string, id: string): Promise<FoundQuery> {
  const foundQuery = await findQuery(db, viewerId, id)
  if (!foundQuery) throw new Refusal(NOT_IN_YOUR_TEAM)
  return foundQuery
}

function toWire(query: FoundQuery) {
  return {
    query_id: query.id,
    kind: query.kind,
    category: query.category,
    should_be: query.should_be_paise === null ? null : Number(query.should_be_paise) / 100,
    state: query.state,
    is_reopened: query.is_reopened,
    raised_at: query.raised_at,
    changed_at: query.changed_at,
    booking_id: query.booking_id,
    plot_no: query.plot_number,
    project_name: query.project_name,
    customer_name: query.customer_name,
    agent_id: query.earner_id,
    agent_name: query.earner_name,
    comm_id: query.bill_id,
    bill_no: query.bill_code,
    billed_on: query.billed_on,
    receipt_id: query.receipt_id,
    receipt_no: query.receipt_number,
  }
}

export async function withThread(db: Kysely<Database>, viewerId: string, query: FoundQuery) {
  const [messages, currentFigures] = await Promise.all([
    findMessages(db, query.id),
    figuresNow(db, viewerId, query),
  ])
  return {
    ...toWire(query),
    figures: JSON.parse(query.figures) as unknown,
    is_line_gone: currentFigures === null ? 1 : 0,
    figures_now: currentFigures ?? [],
    messages: messages.map(({ author, text, written_at }) => ({ by: author, text, written_at })),
  }
}

/** Null if the line was removed, or is no longer shown to the associate. */
async function figuresNow(db: Kysely<Database>, viewerId: string, query: FoundQuery) {
  try {
    const { figures } = await requireLine(db, viewerId, {
      kind: query.kind,
      booking_id: query.booking_id ?? undefined,
      agent_id: query.earner_id ?? undefined,
      comm_id: query.bill_id ?? undefined,
      receipt_no: query.receipt_number ?? undefined,
    })
    return figures
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

export const queryCalls = [queries, raiseQuery, answerQuery]
