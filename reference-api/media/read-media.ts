import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { findLayout } from '../db/queries/layout'
import { findBillsOfYear } from '../db/queries/deductions'
import type { Database } from '../schema'
import { quarterSums } from '../rules/tax-year'
import { projectBrochure } from './project-brochure'
import { projectLayout } from './project-layout'
import { taxCertificate } from './tax-certificate'

interface StoredMedia {
  contentType: string
  content: Uint8Array
}

/**
 * Null if the file doesn't exist or belongs to someone else. Demo media are stored on first use, so that
 * the first start is fast.
 */
export async function readMedia(
  db: Kysely<Database>,
  id: number,
  viewerId: string,
): Promise<StoredMedia | null> {
  const row = await db.selectFrom('media').select('owner_id').where('id', '=', id).executeTakeFirst()
  return row && (row.owner_id === null || row.owner_id === viewerId) ? readMediaOfAnyone(db, id) : null
}

/** For the office. Null if the file doesn't exist. */
export async function readMediaOfAnyone(db: Kysely<Database>, id: number): Promise<StoredMedia | null> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  if (row.content) return { contentType: row.content_type, content: row.content }
  if (!row.scene) return null
  const content = await draw(db, row.scene, row.created_at)
  await db.updateTable('media').set({ content }).where('id', '=', id).execute()
  return { contentType: row.content_type, content }
}

const SLIDES = 5

/** `brochure:4` and `layout:4` are documents of project 4, `tax-certificate:HG1024:2026:1` a certificate; other scenes are images. */
async function draw(db: Kysely<Database>, scene: string, createdAt: string): Promise<Uint8Array> {
  const [kind, ...key] = scene.split(':')
  const date = new Date(`${createdAt.replace(' ', 'T')}+05:30`)
  if (kind === 'tax-certificate') return drawCertificate(db, key, date)
  if (kind !== 'brochure' && kind !== 'layout') return demoPicture(scene)
  const [projectId] = key
  const layout = await findLayout(db, Number(projectId))
  if (kind === 'layout') return projectLayout(layout, date)
  return projectBrochure(layout, await demoPicture(`slide:${(Number(projectId) % SLIDES) + 1}`), date)
}

async function drawCertificate(
  db: Kysely<Database>,
  [associateId = '', year, quarter]: string[],
  date: Date,
): Promise<Uint8Array> {
  const { name } = await db
    .selectFrom('associates')
    .select('name')
    .where('id', '=', associateId)
    .executeTakeFirstOrThrow()
  const bills = await findBillsOfYear(db, associateId, Number(year))
  const sums = quarterSums(bills.filter(({ isRecorded }) => isRecorded))[Number(quarter) - 1]!
  return taxCertificate({ associateName: name, associateId, year: Number(year), sums }, date)
}

/** Beside this file in the sources; in a build, beside the bundles or in the folder above. */
const pictures = ['./pictures/', '../pictures/']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))

/** The picture of a scene such as `gallery:7`. */
const demoPicture = (scene: string): Promise<Uint8Array> =>
  readFile(new URL(`${scene.replace(':', '-')}.jpg`, pictures))
