import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { IsoDate } from '../../app/domain/dates'
import type { Database } from '../schema'
import { isDeep } from '../../tests/factories/cases'
import { openDemoDatabase } from '../../tests/factories/demo-database'
import { readMedia } from './read-media'

let db: Kysely<Database>

beforeAll(async () => {
  db = await openDemoDatabase('2026-11-21' as IsoDate)
})

afterAll(() => db.destroy())

// A drawing takes about a second, so only the tests before a release draw the documents of all projects.
const MAX_PROJECTS = isDeep ? Infinity : 2

it('M226 brochures and layouts are one-page PDFs, identical when redrawn', async () => {
  const projects = await db
    .selectFrom('projects')
    .select(['brochure_media_id', 'layout_media_id'])
    .orderBy('id')
    .execute()
  const ids = projects.flatMap(({ brochure_media_id, layout_media_id }) => [
    brochure_media_id,
    layout_media_id,
  ])
  const documents = ids.filter((id) => id !== null)
  expect(documents).toHaveLength(12)
  for (const id of documents.slice(0, 2 * MAX_PROJECTS)) {
    const document = await readMedia(db, id, 'HG1024')
    expect(document?.contentType).toBe('application/pdf')
    const text = Buffer.from(document!.content).toString('latin1')
    expect(text).toMatch(/^%PDF-1\.\d\n/)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toMatch(/%%EOF\n$/)

    await db.updateTable('media').set({ content: null }).where('id', '=', id).execute()
    expect(await readMedia(db, id, 'HG1024')).toEqual(document)
  }
})
