import { type Kysely, type RawBuilder, sql } from 'kysely'
import { WORD_BREAKS } from '../../rules/find-text'
import { isSqlite } from '../dialect'
import { orderTextByBytes } from './column-types'

/**
 * Decision 0042. Each text in `find_words` is a word with two spaces before it and one space after it, so that trigrams mark where the word
 * begins and ends. Words of removed names remain, but match no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await (isSqlite(db) ? fillOnSqlite(db) : fillOnPostgres(db))
  await db.schema
    .createIndex('booking_words_by_booking')
    .on('booking_words')
    .columns(['booking_id', 'word'])
    .execute()
  await db.schema
    .createIndex('associate_words_by_associate')
    .on('associate_words')
    .columns(['associate_id', 'word'])
    .execute()
  for (const [table, column] of [
    ['plots', 'number'],
    ['receipts', 'number'],
    ['bookings', 'code'],
    ['associates', 'id'],
  ] as const)
    await sql`create index ${sql.id(`${table}_by_folded_code`)} on ${sql.table(table)} (lower(replace(${sql.ref(column)}, ' ', '')))`.execute(
      db,
    )
}

async function createTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('booking_words')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'integer', (column) => column.notNull())
    .addColumn('seller_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('booking_words_key', ['word', 'booking_id', 'seller_id'])
    .execute()
  await db.schema
    .createTable('associate_words')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('associate_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('associate_words_key', ['word', 'associate_id'])
    .execute()
  await db.schema
    .createTable('find_dictionary')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .execute()
  await orderTextByBytes(db)
}

const BOOKING = {
  table: 'bookings',
  key: 'id',
  name: 'customer_name',
  owner: 'seller_id',
  words: 'booking_words',
  columns: 'word, booking_id, seller_id',
  wordKey: 'booking_id',
}
const ASSOCIATE = {
  table: 'associates',
  key: 'id',
  name: 'name',
  owner: null,
  words: 'associate_words',
  columns: 'word, associate_id',
  wordKey: 'associate_id',
}

const spaced = (name: RawBuilder<string>) =>
  WORD_BREAKS.reduce((text, letter) => sql<string>`replace(${text}, ${sql.lit(letter)}, ' ')`, name)

async function fillOnSqlite(db: Kysely<unknown>) {
  await sql`create virtual table find_words using fts5 (text, tokenize = 'trigram')`.execute(db)
  await sql`create trigger find_dictionary_insert after insert on find_dictionary
    begin insert into find_words (text) values ('  ' || new.word || ' '); end`.execute(db)
  for (const { table, key, name, owner, words, columns, wordKey } of [BOOKING, ASSOCIATE]) {
    const splitWords = (row: string) =>
      sql`json_each('[' || replace(json_quote(lower(${spaced(sql.raw(`${row}.${name}`))})), ' ', '","') || ']')`
    const values = (row: string) => sql.raw(`value, ${row}.${key}${owner ? `, ${row}.${owner}` : ''}`)
    // `or ignore` would not suffice: in a trigger, a conflict clause of the outer statement overrides it.
    const add = sql`insert into ${sql.table(words)} (${sql.raw(columns)}) select distinct ${values('new')} from ${splitWords('new')} where value <> '';
      insert into find_dictionary (word) select distinct value from ${splitWords('new')}
        where value <> '' and value not in (select word from find_dictionary)`
    const remove = sql`delete from ${sql.table(words)} where ${sql.ref(wordKey)} = ${sql.ref(`old.${key}`)}`
    const changed = [key, name, ...(owner ? [owner] : [])]
    await sql`create trigger ${sql.id(`${words}_insert`)} after insert on ${sql.table(table)} begin ${add}; end`.execute(
      db,
    )
    await sql`create trigger ${sql.id(`${words}_delete`)} after delete on ${sql.table(table)} begin ${remove}; end`.execute(
      db,
    )
    await sql`create trigger ${sql.id(`${words}_update`)} after update of ${sql.raw(changed.join(', '))} on ${sql.table(table)}
      when ${sql.raw(changed.map((column) => `old.${column} <> new.${column}`).join(' or '))}
      begin ${remove}; ${add}; end`.execute(db)
    const fromTable = sql`${sql.table(table)}, ${splitWords(table)} where value <> ''`
    await sql`insert or ignore into ${sql.table(words)} (${sql.raw(columns)}) select ${values(table)} from ${fromTable}`.execute(
      db,
    )
    await sql`insert or ignore into find_dictionary (word) select distinct value from ${fromTable}`.execute(
      db,
    )
  }
}

async function fillOnPostgres(db: Kysely<unknown>) {
  await sql`create table find_words (text text collate "C" primary key)`.execute(db)
  for (const { table, key, name, owner, words, columns, wordKey } of [BOOKING, ASSOCIATE]) {
    // Uses the locale of the database, because lower() in the locale "C" changes A to Z only.
    const splitWords = (row: string) =>
      sql`regexp_split_to_table(lower(${spaced(sql`normalize(${sql.raw(`${row}.${name}`)}, NFKC)`)} collate pg_catalog."default"), '\\s+') as word`
    const values = (row: string) => sql.raw(`word, ${row}.${key}${owner ? `, ${row}.${owner}` : ''}`)
    const fn = sql.id(`index_${words}`)
    const changed = [key, name, ...(owner ? [owner] : [])]
    await sql`create function ${fn}() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          delete from ${sql.table(words)} where ${sql.ref(wordKey)} = ${sql.ref(`old.${key}`)};
        end if;
        if tg_op <> 'DELETE' then
          insert into ${sql.table(words)} (${sql.raw(columns)}) select ${values('new')} from ${splitWords('new')} where word <> '' on conflict do nothing;
          insert into find_words (text) select '  ' || word || ' ' from ${splitWords('new')} where word <> ''
            and not exists (select from find_words where text = '  ' || word || ' ') order by 1 on conflict do nothing;
        end if;
        return null;
      end $$`.execute(db)
    await sql`create trigger ${sql.id(`${words}_write`)} after insert or delete on ${sql.table(table)}
      for each row execute function ${fn}()`.execute(db)
    await sql`create trigger ${sql.id(`${words}_update`)} after update of ${sql.raw(changed.join(', '))} on ${sql.table(table)} for each row
      when (${sql.raw(changed.map((column) => `old.${column} <> new.${column}`).join(' or '))}) execute function ${fn}()`.execute(
      db,
    )
    const fromTable = sql`${sql.table(table)}, ${splitWords(table)} where word <> ''`
    await sql`insert into ${sql.table(words)} (${sql.raw(columns)}) select ${values(table)} from ${fromTable} on conflict do nothing`.execute(
      db,
    )
    await sql`insert into find_words (text) select distinct '  ' || word || ' ' from ${fromTable} on conflict do nothing`.execute(
      db,
    )
  }
  await indexTrigrams(db)
}

/** Without the extension, a search with typing mistakes reads all words. */
async function indexTrigrams(db: Kysely<unknown>) {
  await sql`do $$
    declare home text;
    begin
      begin
        create extension if not exists pg_trgm with schema public;
      exception when insufficient_privilege or undefined_file or feature_not_supported or unique_violation or invalid_schema_name then
        raise notice 'pg_trgm could not be created: typing mistakes are found without its index';
      end;
      select nspname into home from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
      if home is not null then
        execute format('create index find_words_trigrams on find_words using gin (text %I.gin_trgm_ops)', home);
      end if;
    end $$`.execute(db)
}
