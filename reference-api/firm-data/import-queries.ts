import { QUERY_STATES, queryText } from '../../app/domain/line-query'
import { lineKey } from '../db/queries/line-queries'
import { answerAsOffice } from '../db/queries/office-answers'
import type { Row } from '../schema'
import type { RowOf } from './csv-file'
import { queries, queryMessages } from './files'
import { countChanged, type ImportContext } from './import-context'
import { allRowsOf, isOneOf, rowsBy } from './import-rows'

type Query = RowOf<typeof queries>
type KnownQuery = Pick<Row<'line_queries'>, 'state' | 'is_reopened' | 'changed_at'>

/** Imports the office's answers. Also adds queries that the database lacks, with the threads of these queries. */
export async function importQueries(context: ImportContext): Promise<void> {
  const { db } = context
  const rows = await allRowsOf(context, queries)
  const ids = rows.map(({ values }) => values.query)
  const knownQueries = await rowsBy(db, 'line_queries', 'id', ids)
  const queriesById = new Map(knownQueries.map((query) => [query.id, query]))
  const messages = await db
    .selectFrom('line_query_messages')
    .select(['query_id', 'author', 'text'])
    .where(isOneOf(db, 'query_id', ids))
    .orderBy('position')
    .execute()
  const officeMessages = messages.filter(({ author }) => author === 'office')
  const answeredIds = new Set(officeMessages.map(({ query_id }) => query_id))
  const sentKeys = new Set(officeMessages.map(({ query_id, text }) => messageKey(query_id, text)))
  const lastAuthorOf = new Map(messages.map(({ query_id, author }) => [query_id, author]))
  const added = new Set<string>()
  let changed = 0
  for (const { row, values: rowValues } of rows) {
    // The file may still have an answer that was already sent. If the associate wrote after that answer, the row is outdated.
    const isSent = rowValues.answer !== null && sentKeys.has(messageKey(rowValues.query, rowValues.answer))
    if (isSent && lastAuthorOf.get(rowValues.query) === 'associate') continue
    const values = isSent ? { ...rowValues, answer: null } : rowValues
    const known = queriesById.get(values.query)
    if (known === undefined) {
      if (!(await addQuery(context, row, values))) continue
      added.add(values.query)
      changed++
    } else if (lacksAnswer(values, known, answeredIds.has(values.query))) {
      const reason = `is empty, but ${values.query} is set to answered. Write the text for the associate.`
      context.problems.add({ file: queries.name, row, column: 'answer', reason })
    } else if (isNewer(values, known) && (await saveAnswer(context, row, values))) changed++
  }
  countChanged(context, queries, changed)
  await importMessages(context, added)
}

const messageKey = (query: string, text: string) => `${query} ${queryText.safeParse(text).data ?? text}`

/**
 * Without an answer, states only advance, so that an old file does not undo later changes. If a query was reopened, a row without
 * `is_reopened` is from an old file.
 */
function isNewer({ state, answer, is_reopened }: Query, known: KnownQuery): boolean {
  if (answer !== null) return known.state !== 'closed' || state !== 'closed'
  if (known.is_reopened === 1 && !is_reopened) return false
  const steps = QUERY_STATES.indexOf(state) - QUERY_STATES.indexOf(known.state)
  return steps > 0 && state !== 'answered'
}

/** An export writes `answered` without the text, so such a row may also be from an old file: then its time of change is another one. */
const lacksAnswer = ({ state, answer, changed_at }: Query, known: KnownQuery, hasOfficeMessage: boolean) =>
  state === 'answered' &&
  answer === null &&
  known.state !== 'answered' &&
  (!hasOfficeMessage || changed_at.slice(0, 16) === known.changed_at.slice(0, 16))

/** Returns whether anything changed. */
async function saveAnswer(context: ImportContext, row: number, values: Query): Promise<boolean> {
  const { db, problems, now, recordsEvents } = context
  const addProblem = (column: string, reason: string) => {
    problems.add({ file: queries.name, row, column, reason })
    return false
  }
  const text = values.answer === null ? null : queryText.safeParse(values.answer)
  if (text?.error) return addProblem('answer', `cannot be sent. ${text.error.issues[0]!.message}.`)
  if (values.state === 'sent')
    return addProblem('state', 'must be "being checked", answered or closed if there is an answer.')
  const office = { id: values.query, state: values.state, text: text?.data ?? null }
  const outcome = await answerAsOffice(db, office, { now, recordsEvents })
  if (typeof outcome === 'object') return addProblem('state', `cannot be set. ${outcome.problem}`)
  return outcome === 'answered'
}

async function addQuery({ db, problems }: ImportContext, row: number, values: Query): Promise<boolean> {
  if (values.answer !== null) {
    const reason = `is given, but the database has no query "${values.query}".`
    problems.add({ file: queries.name, row, column: 'answer', reason })
    return false
  }
  const codes = {
    booking_code: values.booking,
    earner_id: values.earner,
    bill_code: values.bill,
    receipt_number: values.receipt,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('line_queries')
    .values({
      id: values.query,
      associate_id: values.associate,
      kind: values.line,
      line_key: lineKey(values.line, codes),
      ...codes,
      category: values.category,
      should_be_paise: values.should_be,
      figures: values.figures,
      state: values.state,
      is_reopened: values.is_reopened ?? 0,
      raised_at: values.raised_at,
      changed_at: values.changed_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) return true
  const reason = `is open, but ${values.associate} has another open query about the same line.`
  problems.add({ file: queries.name, row, column: 'state', reason })
  return false
}

async function importMessages(context: ImportContext, added: ReadonlySet<string>): Promise<void> {
  const rows = await allRowsOf(context, queryMessages)
  const messages = rows.filter(({ values }) => added.has(values.query))
  for (const { values } of messages) {
    const { query, ...message } = values
    await context.db
      .insertInto('line_query_messages')
      .values({ query_id: query, ...message })
      .execute()
  }
  countChanged(context, queryMessages, messages.length)
}
