import { type Kysely, type RawBuilder, sql } from 'kysely'
import { WORD_BREAKS } from '../rules/find-text'
import { isSqlite } from './dialect'

/**
 * Decision 0042. Triggers write the words of names. Each text in `find_words` is a word with two spaces before it and one space after it, so
 * that trigrams mark where the word begins and ends. Words of removed names remain, but match no row.
 */
export const createFindWords = (db: Kysely<unknown>) => (isSqlite(db) ? onSqlite(db) : onPostgres(db))

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

async function onSqlite(db: Kysely<unknown>) {
  await sql`create table find_dictionary (word text primary key not null)`.execute(db)
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
  }
}

async function onPostgres(db: Kysely<unknown>) {
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
