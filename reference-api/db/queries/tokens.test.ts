import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { openDemoDatabase } from '../../../tests/factories/demo-database'
import { personaOf } from '../../demo-data/personas'
import type { Database } from '../../schema'
import { findTokenOwner, issueToken } from './tokens'

const P1 = personaOf('P1').id
const NOW = new Date('2026-11-21T06:00:00Z')
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const secondsLater = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000)
const LIFETIME_SECONDS = 12 * 3_600

let db: Kysely<Database>

beforeAll(async () => {
  db = await openDemoDatabase('2026-11-21')
})

afterAll(() => db.destroy())

it('M237 a token has 256 bits, and the database stores only its SHA-256', async () => {
  const token = await issueToken(db, P1, NOW)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([
    {
      address: null,
      token_hash: hashOf(token),
      associate_id: P1,
      created_at: '2026-11-21 11:30:00',
      expires_at: '2026-11-21 23:30:00',
      device: null,
      last_used_at: null,
      is_office: 0,
    },
  ])
})

it('M237 a token is valid for exactly twelve hours', async () => {
  const token = await issueToken(db, P1, NOW)
  expect(await findTokenOwner(db, token, NOW)).toEqual({ id: P1, tokenHash: hashOf(token) })
  expect(await findTokenOwner(db, token, secondsLater(LIFETIME_SECONDS - 1))).toEqual({
    id: P1,
    tokenHash: hashOf(token),
  })
  expect(await findTokenOwner(db, token, secondsLater(LIFETIME_SECONDS))).toBeNull()
})

it('M237 unknown tokens and stored hashes are rejected', async () => {
  const token = await issueToken(db, P1, NOW)
  const hash = hashOf(token)
  for (const wrong of [hash, token.slice(1), `${token}x`, token.toLowerCase(), ''])
    expect(await findTokenOwner(db, wrong, NOW)).toBeNull()
})
