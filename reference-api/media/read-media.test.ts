import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../schema'
import { openTestDatabase } from '../../tests/factories/test-database'
import { readMedia } from './read-media'

let db: Kysely<Database>

beforeAll(async () => {
  db = await openTestDatabase()
  const row = { created_at: '2026-11-21 09:00:00', content_type: 'image/jpeg' }
  await db
    .insertInto('media')
    .values([
      { ...row, id: 1, owner_id: null, scene: 'gallery:1', content: null },
      { ...row, id: 2, owner_id: 'HG1055', scene: null, content: Buffer.from('upload') },
    ])
    .execute()
})

afterAll(() => db.destroy())

it('stores a demo picture on first use', async () => {
  const first = await readMedia(db, 1, 'HG1001')
  const stored = await db.selectFrom('media').select('content').where('id', '=', 1).executeTakeFirstOrThrow()
  expect(first?.content.length).toBeGreaterThan(10_000)
  expect(stored.content).toEqual(first?.content)
  expect(await readMedia(db, 1, 'HG1001')).toEqual(first)
})

it('returns an upload to its owner only', async () => {
  const upload = await readMedia(db, 2, 'HG1055')
  expect(upload).toMatchObject({ contentType: 'image/jpeg' })
  expect(Buffer.from(upload!.content).toString()).toBe('upload')
  expect(await readMedia(db, 2, 'HG1001')).toBeNull()
})

it('returns null for an unknown id', async () => {
  expect(await readMedia(db, 3, 'HG1001')).toBeNull()
})
