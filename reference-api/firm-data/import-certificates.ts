import type { Transaction } from 'kysely'
import type { Database } from '../schema'
import { firstDayOfQuarter } from '../rules/tax-year'
import { associates, taxCertificates } from './files'
import { allRowsOf, countChanged, type ImportContext, reportUnknown } from './import-context'
import { PICTURE_OR_PDF, storeFile } from './import-files'
import { associateIds } from './import-people'
import { upsertRows } from './upsert-rows'

export async function importTaxCertificates(context: ImportContext): Promise<void> {
  const { db, problems, today } = context
  const people = await associateIds(db)
  const formerMedia = await mediaByKey(db)
  const ownerOf = new Map<string, string>()
  const rows: { associate_id: string; financial_year: number; quarter: number; media_id: number }[] = []
  for (const { row, values } of await allRowsOf(context, taxCertificates)) {
    const { associate, year, quarter, file } = values
    const addProblem = (column: string, reason: string) =>
      problems.add({ file: taxCertificates.name, row, column, reason })
    if (!people.has(associate)) {
      reportUnknown(context, taxCertificates, row, 'associate', { code: associate, of: associates })
      continue
    }
    if (firstDayOfQuarter(year, quarter) > today)
      addProblem('quarter', `begins on ${firstDayOfQuarter(year, quarter)}, in the future.`)
    const owner = ownerOf.get(file) ?? associate
    if (owner !== associate) addProblem('file', `"${file}" is a certificate of ${owner} already.`)
    ownerOf.set(file, owner)
    const place = { file: taxCertificates.name, row, column: 'file' }
    const mediaId = await storeFile(context, PICTURE_OR_PDF, file, place, associate)
    if (mediaId !== null)
      rows.push({ associate_id: associate, financial_year: year, quarter, media_id: mediaId })
  }
  if (!problems.isEmpty) return
  const changed = await upsertRows(db, 'tax_certificates', rows, {
    key: ['associate_id', 'financial_year', 'quarter'],
    returning: 'id',
  })
  const replaced = rows.flatMap((row) => {
    const former = formerMedia.get(keyOf(row))
    return former === undefined || former === row.media_id ? [] : [former]
  })
  await removeUnusedMedia(db, replaced)
  countChanged(context, taxCertificates, changed.length)
}

/** Call after the certificates changed: nobody may open a document that was stored for a person by mistake. */
export async function removeUnusedMedia(db: Transaction<Database>, mediaIds: number[]): Promise<void> {
  for (const id of mediaIds)
    await db
      .deleteFrom('media')
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tax_certificates').select('id').where('media_id', '=', id))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bank_change_requests').select('id').where('image_media_id', '=', id))),
      )
      .execute()
}

const keyOf = (row: { associate_id: string; financial_year: number; quarter: number }) =>
  `${row.associate_id} ${row.financial_year} ${row.quarter}`

async function mediaByKey(db: Transaction<Database>): Promise<Map<string, number>> {
  const stored = await db.selectFrom('tax_certificates').selectAll().execute()
  return new Map(stored.map((row) => [keyOf(row), row.media_id]))
}
