import type { Kysely } from 'kysely'
import { numberedKey, orderTextByBytes } from './column-types'

const AMOUNTS = ['tds_rupees', 'gst_rupees', 'other_deduction_rupees', 'credited_rupees']
const TEXTS = ['other_deduction_reason', 'reference']

/** X093 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of AMOUNTS)
    await db.schema.alterTable('commission_bills').addColumn(name, 'integer').execute()
  for (const name of TEXTS) await db.schema.alterTable('commission_bills').addColumn(name, 'text').execute()
  await db.schema
    .createTable('tax_certificates')
    .addColumn('id', 'integer', numberedKey(db))
    .addColumn('associate_id', 'text', (column) => column.notNull().references('associates.id'))
    .addColumn('financial_year', 'integer', (column) => column.notNull())
    .addColumn('quarter', 'integer', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id'))
    .addUniqueConstraint('tax_certificates_once', ['associate_id', 'financial_year', 'quarter'])
    .execute()
  await db.schema.createIndex('tax_certificates_by_media').on('tax_certificates').column('media_id').execute()
  await orderTextByBytes(db)
}
