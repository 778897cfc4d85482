import { type Expression, type Kysely, sql, type SqlBool } from 'kysely'
import { canBeCorrected, isOneTypoApart, typoProbes } from '../../rules/find-text'
import type { Database } from '../../schema'
import { inTeamOf, withTeamOf } from './team'

/** The highest code point sorts after all others. */
const LAST = '\u{10FFFF}'
const MAX_WORDS_PER_PROBE = 2_000
const MAX_TYPOS = 50

export interface SearchWord {
  text: string
  /** Words in names, each one typo away from `text`. */
  typos: string[]
}

export interface FindQuery {
  viewerId: string
  /** Longest word first, because the search begins with the first word. */
  words: SearchWord[]
  /** The whole search text, folded by `foldCode`, because codes may have spaces. */
  code: string
  /** Null unless the whole search text is a mobile number. */
  mobile: string | null
  offset: number
  limit: number
}

export async function findTypos(db: Kysely<Database>, text: string): Promise<string[]> {
  if (!canBeCorrected(text)) return []
  const { starts, ends } = typoProbes(text)
  const patterns = [...starts.map((start) => `  ${start}%`), ...ends.map((end) => `%${end} `)]
  const rows = await Promise.all(
    patterns.map((pattern) =>
      db
        .selectFrom('find_words')
        .select('text')
        .where('text', 'like', pattern)
        .limit(MAX_WORDS_PER_PROBE)
        .execute(),
    ),
  )
  const words = new Set(rows.flat().map((row) => row.text.trim()))
  return [...words].filter((word) => isOneTypoApart(text, word)).slice(0, MAX_TYPOS)
}

/**
 * Searches customers' names and mobile numbers, plot numbers and booking codes. Matches with fewer typos come first. Those with equally many are sorted by
 * id, highest first.
 */
export function findBookingHits(
  db: Kysely<Database>,
  { viewerId, words, code, mobile, offset, limit }: FindQuery,
) {
  return withTeamOf(db, viewerId)
    .with('hit', (cte) => {
      const byCode = cte
        .selectFrom('bookings as coded')
        .select(['coded.id', sql<number>`0`.as('rank')])
        .where(isCode(sql.ref('coded.code'), code))
        .where('coded.seller_id', 'in', (eb) => eb.selectFrom('team').select('team.id'))
        .unionAll(
          cte
            .selectFrom('plots')
            .innerJoin('bookings as sold', 'sold.plot_id', 'plots.id')
            .select(['sold.id', sql<number>`0`.as('rank')])
            .where(isCode(sql.ref('plots.number'), code))
            .where('sold.seller_id', 'in', (eb) => eb.selectFrom('team').select('team.id')),
        )
        .unionAll(
          cte
            .selectFrom('bookings as called')
            .select(['called.id', sql<number>`0`.as('rank')])
            .where('called.customer_mobile', '=', mobile)
            .where('called.seller_id', 'in', (eb) => eb.selectFrom('team').select('team.id')),
        )
      const [first, ...others] = words
      if (!first) return byCode
      let named = cte
        .selectFrom('booking_words as named')
        .select((eb) => [
          'named.booking_id as id',
          sumOf([
            rankOf(begins(sql.ref('named.word'), first.text)),
            ...others.filter(hasTypos).map(({ text }) =>
              rankOf(
                eb.exists(
                  eb
                    .selectFrom('booking_words as exact')
                    .select('exact.word')
                    .whereRef('exact.booking_id', '=', 'named.booking_id')
                    .where(begins(sql.ref('exact.word'), text)),
                ),
              ),
            ),
          ]).as('rank'),
        ])
        .where(matches(sql.ref('named.word'), first))
        .where('named.seller_id', 'in', (eb) => eb.selectFrom('team').select('team.id'))
      for (const word of others)
        named = named.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('booking_words as other')
              .select('other.word')
              .whereRef('other.booking_id', '=', 'named.booking_id')
              .where(matches(sql.ref('other.word'), word)),
          ),
        )
      return byCode.unionAll(named)
    })
    .with('ranked', (cte) =>
      cte
        .selectFrom('hit')
        .select(({ fn }) => ['hit.id', fn.min('hit.rank').as('rank')])
        .groupBy('hit.id')
        .orderBy('rank')
        .orderBy('hit.id', 'desc')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('ranked')
    .innerJoin('bookings', 'bookings.id', 'ranked.id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .innerJoin('associates as seller', 'seller.id', 'bookings.seller_id')
    .select([
      'bookings.id',
      'bookings.code',
      'bookings.customer_name',
      'bookings.customer_mobile',
      'bookings.status_id',
      'plots.number as plot_number',
      'projects.name as project_name',
      'seller.name as seller_name',
    ])
    .orderBy('ranked.rank')
    .orderBy('ranked.id', 'desc')
    .execute()
}

export function findReceiptHits(db: Kysely<Database>, { viewerId, code, offset, limit }: FindQuery) {
  return db
    .selectFrom('receipts')
    .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .select([
      'receipts.number',
      'receipts.booking_id',
      'receipts.received_on',
      'receipts.net_rupees',
      'bookings.customer_name',
      'plots.number as plot_number',
    ])
    .where(isCode(sql.ref('receipts.number'), code))
    .where(({ ref }) => inTeamOf(db, ref('bookings.seller_id'), viewerId))
    .orderBy('receipts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function findAssociateHits(db: Kysely<Database>, { viewerId, words, code, offset, limit }: FindQuery) {
  return withTeamOf(db, viewerId)
    .with('hit', (cte) => {
      const byCode = cte
        .selectFrom('associates as coded')
        .select(['coded.id', sql<number>`0`.as('rank')])
        .where(startsWithCode(sql.ref('coded.id'), code))
      const [first, ...others] = words
      if (!first) return byCode
      let named = cte
        .selectFrom('associate_words as named')
        .select((eb) => [
          'named.associate_id as id',
          sumOf([
            rankOf(begins(sql.ref('named.word'), first.text)),
            ...others.filter(hasTypos).map(({ text }) =>
              rankOf(
                eb.exists(
                  eb
                    .selectFrom('associate_words as exact')
                    .select('exact.word')
                    .whereRef('exact.associate_id', '=', 'named.associate_id')
                    .where(begins(sql.ref('exact.word'), text)),
                ),
              ),
            ),
          ]).as('rank'),
        ])
        .where(matches(sql.ref('named.word'), first))
      for (const word of others)
        named = named.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('associate_words as other')
              .select('other.word')
              .whereRef('other.associate_id', '=', 'named.associate_id')
              .where(matches(sql.ref('other.word'), word)),
          ),
        )
      return byCode.unionAll(named)
    })
    .selectFrom('hit')
    .innerJoin('team', 'team.id', 'hit.id')
    .select(({ fn }) => ['team.id', 'team.name', fn.min('hit.rank').as('rank')])
    .groupBy(['team.id', 'team.name'])
    .orderBy('rank')
    .orderBy('team.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

const AVAILABLE = 1

/** Finds the same plots for all viewers, because everyone may see plots that are for sale. */
export function findPlotHits(db: Kysely<Database>, { code, offset, limit }: FindQuery) {
  return db
    .selectFrom('plots')
    .innerJoin('projects', 'projects.id', 'plots.project_id')
    .select([
      'plots.number',
      'plots.project_id',
      'plots.yards_hundredths',
      'plots.facing',
      'projects.name as project_name',
    ])
    .where(startsWithCode(sql.ref('plots.number'), code))
    .where('plots.status_id', '=', AVAILABLE)
    .where('plots.merged_into_id', 'is', null)
    .orderBy(folded(sql.ref('plots.number')))
    .orderBy('plots.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Must equal the expression of the indexes `*_by_folded_code`. */
const folded = (column: Expression<unknown>) => sql<string>`lower(replace(${column}, ' ', ''))`

const isCode = (column: Expression<unknown>, code: string) => sql<SqlBool>`${folded(column)} = ${code}`

const startsWithCode = (column: Expression<unknown>, code: string) =>
  sql<SqlBool>`(${folded(column)} >= ${code} and ${folded(column)} < ${code + LAST})`

const begins = (column: Expression<unknown>, text: string) =>
  sql<SqlBool>`(${column} >= ${text} and ${column} < ${text + LAST})`

function matches(column: Expression<unknown>, { text, typos }: SearchWord): Expression<SqlBool> {
  if (typos.length === 0) return begins(column, text)
  return sql<SqlBool>`(${begins(column, text)} or ${column} in (${sql.join(typos)}))`
}

const hasTypos = ({ typos }: SearchWord) => typos.length > 0

const rankOf = (isExact: Expression<SqlBool>) => sql<number>`case when ${isExact} then 0 else 1 end`

const sumOf = (ranks: Expression<number>[]) => sql<number>`${sql.join(ranks, sql` + `)}`
