import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import { OfficeImportReply, OfficeImportsReply } from '../../app/contract/office'
import { timestampInIndia } from '../../app/domain/dates'
import { call, type RunImport } from '../call'
import type { ImportOutcome } from '../firm-data/import-folder'
import { Refusal } from '../refusal'
import { optionalId, page, pathId } from '../routes/query'
import type { Database } from '../schema'
import { recordInLog } from './log'
import { pageOf, type Range } from './page-of'
import { readUpload, type Uploaded } from './uploads'

const ROWS_PER_PAGE = 20
const NO_ID = -1
const NO_UPLOAD = 'These files are not here any more. Upload them again.'

const upload = call(
  'POST',
  '/office/imports',
  {
    summary: 'Uploads CSV files or one zip of them (fields `files`), and checks them as an import does.',
    reply: OfficeImportReply,
    effect: 'write',
    body: 'multipart',
  },
  async ({ viewer, now, readForm, runImport, write }) => {
    const uploaded = await readUpload(await readForm())
    const outcome = await importUploaded(uploaded, runImport, true)
    const row = {
      person_id: viewer.id,
      at: timestampInIndia(now()),
      state: outcome.problem_count > 0 ? ('refused' as const) : ('checked' as const),
      report: JSON.stringify(outcome),
      content: outcome.problem_count > 0 ? null : packed(uploaded),
    }
    return write(async (db) => {
      const { id } = await db
        .insertInto('office_imports')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      return requireImport(db, id)
    })
  },
)

const confirm = call(
  'POST',
  '/office/imports/:id',
  {
    summary: 'Imports the files of a checked upload.',
    reply: OfficeImportReply,
    effect: 'write',
  },
  async ({ db, viewer, params, now, runImport, write }) => {
    const id = pathId(params.id) ?? NO_ID
    const stored = await db
      .selectFrom('office_imports')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!stored?.content) throw new Refusal(NO_UPLOAD)
    const outcome = await importUploaded(unpacked(stored.content), runImport, false)
    return write(async (db) => {
      const change = {
        person_id: viewer.id,
        at: timestampInIndia(now()),
        state: outcome.problem_count > 0 ? ('refused' as const) : ('imported' as const),
        report: JSON.stringify(outcome),
        content: null,
      }
      await db.updateTable('office_imports').set(change).where('id', '=', id).execute()
      if (outcome.problem_count === 0) {
        const changes = outcome.files.map(({ name, changed }) => ({
          column: name,
          label: name,
          before: '',
          after: `${changed} new or changed`,
        }))
        await recordInLog(db, viewer.id, { action: 'imported', subject: String(id), changes }, now())
      }
      return requireImport(db, id)
    })
  },
)

const imports = call(
  'GET',
  '/office/imports',
  {
    summary: 'Uploads and imports, newest first, or the one with id.',
    query: z.object({ id: optionalId, page }),
    reply: OfficeImportsReply,
  },
  async ({ db, query: { id, page } }) => {
    if (id !== undefined) return { rows: [await requireImport(db, id)], has_more: 0 }
    return pageOf(page, ROWS_PER_PAGE, (range) => findImports(db, range))
  },
)

const selectImports = (db: Kysely<Database>) =>
  db
    .selectFrom('office_imports')
    .innerJoin('associates', 'associates.id', 'person_id')
    .select(['office_imports.id', 'associates.name as by', 'at', 'state', 'report'])

type StoredImport = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number]

const toWire = ({ report, ...row }: StoredImport) => ({ ...row, ...(JSON.parse(report) as ImportOutcome) })

export async function findImports(db: Kysely<Database>, { start, rows }: Range) {
  const found = await selectImports(db)
    .orderBy('office_imports.id', 'desc')
    .limit(rows)
    .offset(start)
    .execute()
  return found.map(toWire)
}

async function requireImport(db: Kysely<Database>, id: number) {
  const found = await selectImports(db).where('office_imports.id', '=', id).executeTakeFirst()
  if (!found) throw new Refusal(NO_UPLOAD)
  return toWire(found)
}

/** Through a folder, so that the desk reads files as the command does. */
async function importUploaded(uploaded: Uploaded, runImport: RunImport, isDryRun: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'office-import-'))
  try {
    for (const [name, content] of uploaded) await writeFile(join(folder, name), content)
    return await runImport(folder, isDryRun)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const packed = (uploaded: Uploaded) =>
  JSON.stringify([...uploaded].map(([name, content]) => [name, content.toString('base64')]))

const unpacked = (content: string): Uploaded =>
  new Map(
    (JSON.parse(content) as [string, string][]).map(([name, text]) => [name, Buffer.from(text, 'base64')]),
  )

export const importCalls = [upload, confirm, imports]
