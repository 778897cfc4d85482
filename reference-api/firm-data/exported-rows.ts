import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../schema'
import { readMedia } from '../media/read-media'
import type { CsvFile } from './csv-file'
import * as files from './files'

export type ExportedRows = AsyncIterable<Record<string, unknown>[]>

const ROWS_PER_BATCH = 5_000
const RECORDS_PER_RANGE = 500

/** Rows are sorted by key, so that equal data give equal files. */
export function exportsOf(db: Kysely<Database>): { file: CsvFile; batches: ExportedRows }[] {
  const exportOf = (file: CsvFile, query: unknown, order: string[]) => ({
    file,
    batches: inBatches(query, order),
  })
  const partsOf = (
    table: 'bookings' | 'commission_bills',
    file: CsvFile,
    query: unknown,
    order: string[],
  ) => ({
    file,
    batches: inRanges(db, table, query, order),
  })
  return [
    exportOf(files.firm, db.selectFrom('firm').select(['name', 'mobile', 'email', 'address']), ['firm.name']),
    exportOf(
      files.firmRules,
      db
        .selectFrom('firm_rules')
        .select([
          'from_on as from',
          'late_percent_hundredths as late_percent',
          'cancel_after_unpaid',
          'cancel_after_days',
        ])
        .select(['min_rate_percent_hundredths as min_rate_percent', 'cash_limit_rupees as cash_limit']),
      ['firm_rules.from_on'],
    ),
    exportOf(
      files.projects,
      db
        .selectFrom('projects')
        .leftJoin('media as brochures', 'brochures.id', 'projects.brochure_media_id')
        .leftJoin('media as layouts', 'layouts.id', 'projects.layout_media_id')
        .select([
          'projects.code',
          'name',
          'rate_rupees as rate',
          'outright_discount_rupees as outright_discount',
        ])
        .select(['is_default', 'latitude', 'longitude'])
        .select([nameOfMedia('brochures').as('brochure'), nameOfMedia('layouts').as('layout')])
        .select(['rera_number', 'rera_url', 'rera_valid_until']),
      ['projects.code'],
    ),
    exportOf(
      files.blocks,
      db
        .selectFrom('blocks')
        .innerJoin('projects', 'projects.id', 'blocks.project_id')
        .select(['projects.code as project', 'blocks.name', 'block_type as numbering', 'rows', 'columns']),
      ['projects.code', 'blocks.name'],
    ),
    exportOf(
      files.plots,
      db
        .selectFrom('plots')
        .innerJoin('projects', 'projects.id', 'plots.project_id')
        .innerJoin('blocks', 'blocks.id', 'plots.block_id')
        .leftJoin('plots as whole', 'whole.id', 'plots.merged_into_id')
        .select(['projects.code as project', 'plots.number', 'blocks.name as block', 'plots.grid_row as row'])
        .select([
          'plots.grid_column as column',
          'whole.number as merged_into',
          'plots.yards_hundredths as yards',
        ])
        .select(['plots.facing', 'plots.is_corner', 'plots.shape_text as shape'])
        .select(({ fn }) => fn.coalesce('plots.withheld_status_id', 'plots.status_id').as('status'))
        .select([
          'plots.is_shape_shown as shows_shape',
          'plots.premium_type',
          'plots.premium_hundredths as premium',
        ]),
      ['projects.code', 'plots.number'],
    ),
    exportOf(
      files.associates,
      db
        .selectFrom('associates')
        .select([
          'id',
          'name',
          'mobile',
          'email',
          'address',
          'parent_id as sponsor',
          'level',
          'user_type as kind',
        ])
        .select(['joined_on', 'deactivated_at', 'rera_number', 'rera_valid_until']),
      ['associates.id'],
    ),
    exportOf(
      files.commissionRates,
      db
        .selectFrom('commission_rates')
        .leftJoin('projects', 'projects.id', 'commission_rates.project_id')
        .select(['projects.code as project', 'from_on as from', 'level', 'commission_type as type'])
        .select('rate_hundredths as rate'),
      [`coalesce(projects.code, '')`, 'commission_rates.from_on', 'commission_rates.level'],
    ),
    exportOf(
      files.emiPlans,
      db.selectFrom('emi_plans').select(['code', 'months', 'flat_percent_hundredths as percent']),
      ['emi_plans.code'],
    ),
    exportOf(
      files.bookings,
      db
        .selectFrom('bookings')
        .innerJoin('projects', 'projects.id', 'bookings.project_id')
        .innerJoin('plots', 'plots.id', 'bookings.plot_id')
        .leftJoin('emi_plans', 'emi_plans.id', 'bookings.emi_plan_id')
        .select([
          'bookings.code as number',
          'projects.code as project',
          'plots.number as plot',
          'seller_id as associate',
        ])
        .select(['customer_name as customer', 'customer_mobile', 'bookings.status_id as status', 'booked_on'])
        .select([
          'registered_on',
          'cancelled_on',
          'refunded_rupees as refunded',
          'refunded_on',
          'emi_plans.code as plan',
          'bookings.yards_hundredths as yards',
        ])
        .select([
          'bookings.rate_rupees as rate',
          'eligible_rate_rupees as eligible_rate',
          'sale_rupees as sale',
        ])
        .select([
          'discount_rupees as discount',
          'premium_rupees as premium',
          'adjustment_rupees as adjustment',
        ])
        .select(['emi_charges_rupees as emi_charges', 'waive_off_rupees as waive_off'])
        .select(['registration_rupees as registration', 'registration_due_on'])
        .select(['booking_amount_rupees as booking_amount', 'late_percent_hundredths as late_percent'])
        .select(['cancel_after_unpaid', 'cancel_after_days']),
      ['bookings.code'],
    ),
    exportOf(
      files.bookingMoves,
      db
        .selectFrom('booking_moves')
        .innerJoin('bookings', 'bookings.id', 'booking_moves.booking_id')
        .select(['bookings.code as booking', 'position', 'former_plot', 'moved_on'])
        .select(['former_rupees as former_price', 'rupees as price']),
      ['bookings.code', 'booking_moves.position'],
    ),
    partsOf(
      'bookings',
      files.instalments,
      db
        .selectFrom('bookings as whole')
        .crossJoin('instalments')
        .whereRef('instalments.booking_id', '=', 'whole.id')
        .select(['whole.code as booking', 'position', 'kind', 'label', 'due_on', 'amount_rupees as amount'])
        .select('agreed_late_charges_rupees as late_charges')
        .where('has_own_schedule', '=', 1),
      ['whole.code', 'instalments.position'],
    ),
    exportOf(
      files.receipts,
      db
        .selectFrom('receipts')
        .innerJoin('bookings', 'bookings.id', 'receipts.booking_id')
        .select(['receipts.number', 'bookings.code as booking', 'received_on', 'net_rupees as amount'])
        .select('receipts.late_charges_rupees as late_charges')
        .select((['sale', 'premium', 'emi', 'adjustment', 'registration'] as const).map(givenPart)),
      ['receipts.number'],
    ),
    partsOf(
      'bookings',
      files.commissionLines,
      db
        .selectFrom('bookings as whole')
        .crossJoin('commission_lines as lines')
        .whereRef('lines.booking_id', '=', 'whole.id')
        .select(['whole.code as booking', 'lines.associate_id as associate', 'lines.commission_type as type'])
        .select(['lines.commission_hundredths as rate', 'lines.discount_type'])
        .select(
          sql<number | null>`case when lines.discount_type is not null then discount_hundredths end`.as(
            'discount',
          ),
        )
        .select(['lines.eligible_rupees as eligible', 'lines.gross_rupees as gross'])
        .select(['lines.discount_rupees as discount_amount', 'lines.net_rupees as net']),
      ['whole.code', 'lines.associate_id'],
    ),
    exportOf(
      files.commissionBills,
      db
        .selectFrom('commission_bills')
        .innerJoin('projects', 'projects.id', 'commission_bills.project_id')
        .select(['commission_bills.code as number', 'associate_id as associate', 'projects.code as project'])
        .select(['billed_on', 'payment_type', 'cash_sent_on'])
        .select(['tds_rupees as tds_amt', 'gst_rupees as gst_amt'])
        .select(['other_deduction_rupees as other_deduction_amt', 'other_deduction_reason'])
        .select(['credited_rupees as credited_amt', 'reference']),
      ['commission_bills.code'],
    ),
    partsOf(
      'commission_bills',
      files.payments,
      db
        .selectFrom('commission_bills as whole')
        .crossJoin('payments')
        .whereRef('payments.bill_id', '=', 'whole.id')
        .innerJoin('receipts', 'receipts.id', 'payments.receipt_id')
        .select(['whole.code as bill', 'receipts.number as receipt', 'net_commission_rupees as amount'])
        .select([
          'receipt_rupees as receipt_amount',
          'less_rupees as less',
          'net_percent_ten_thousandths as percent',
        ]),
      ['whole.code', 'receipts.number'],
    ),
    exportOf(
      files.taxCertificates,
      db
        .selectFrom('tax_certificates')
        .innerJoin('media', 'media.id', 'tax_certificates.media_id')
        .select(['associate_id as associate', 'financial_year as year', 'quarter'])
        .select(nameOfMedia('media').as('file')),
      ['tax_certificates.associate_id', 'tax_certificates.financial_year', 'tax_certificates.quarter'],
    ),
    exportOf(
      files.bankAccounts,
      db
        .selectFrom('bank_accounts')
        .select(['associate_id as associate', 'bank_name as bank', 'account_number', 'ifsc'])
        .select(sql<string | null>`case when is_rejected = 1 then rejected_text end`.as('rejected_because')),
      ['bank_accounts.associate_id'],
    ),
    exportOf(files.verifications, verificationRows(db), ['questions.associate', 'questions.question']),
    exportOf(
      files.bankRequests,
      db
        .selectFrom('bank_change_requests as requests')
        .innerJoin('media', 'media.id', 'requests.image_media_id')
        .select(['associate_id as associate', 'requested_at', 'bank_name as bank', 'account_number', 'ifsc'])
        .select([nameOfMedia('media').as('passbook'), 'status as decision', 'reason']),
      ['requests.associate_id', 'requests.requested_at'],
    ),
    exportOf(
      files.acceptedBills,
      db
        .selectFrom('commission_bills')
        .select(['code as bill', 'cash_status_id as status'])
        .where('cash_status_id', '>', 1),
      ['commission_bills.code'],
    ),
    exportOf(
      files.queries,
      db
        .selectFrom('line_queries')
        .select(['id as query', 'associate_id as associate', 'kind as line', 'booking_code as booking'])
        .select(['earner_id as earner', 'bill_code as bill', 'receipt_number as receipt', 'category'])
        .select([
          'should_be_paise as should_be',
          'figures',
          'raised_at',
          'changed_at',
          'is_reopened',
          'state',
        ]),
      ['line_queries.id'],
    ),
    exportOf(
      files.queryMessages,
      db
        .selectFrom('line_query_messages')
        .select(['query_id as query', 'position', 'author', 'text', 'written_at']),
      ['line_query_messages.query_id', 'line_query_messages.position'],
    ),
    exportOf(
      files.notifications,
      db
        .selectFrom('notifications')
        .select(['code', 'associate_id as associate', 'header as title', 'message'])
        .select(['created_at as sent_at', 'about', 'query_id as query'])
        .select(({ selectFrom }) =>
          selectFrom('bookings')
            .select('bookings.code')
            .whereRef('bookings.id', '=', 'notifications.booking_id')
            .as('booking'),
        ),
      ['notifications.code'],
    ),
    exportOf(
      files.gallery,
      db
        .selectFrom('gallery_images as images')
        .innerJoin('gallery_dates as dates', 'dates.id', 'images.gallery_date_id')
        .innerJoin('projects', 'projects.id', 'dates.project_id')
        .innerJoin('media', 'media.id', 'images.thumb_media_id')
        .select(['projects.code as project', 'dates.taken_on', 'images.position', 'heading'])
        .select([sql<string | null>`nullif(notes, '')`.as('notes'), nameOfMedia('media').as('file')]),
      ['projects.code', 'dates.taken_on', 'images.position'],
    ),
    exportOf(
      files.slides,
      db
        .selectFrom('slides')
        .innerJoin('media', 'media.id', 'slides.image_media_id')
        .innerJoin('media as small', 'small.id', 'slides.thumb_media_id')
        .select(['position', 'title', 'name', 'comment', nameOfMedia('media').as('file')])
        .select(nameOfMedia('small').as('small_file')),
      ['slides.position'],
    ),
  ]
}

/** Yields the files to which the rows refer. Draws demo media that were never read. */
export async function* exportedMedia(
  db: Kysely<Database>,
): AsyncGenerator<{ name: string; content: Uint8Array }> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'owner_id', nameOfMedia('media').as('name')])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('projects')
            .select('projects.id')
            .where(({ or, eb, ref }) =>
              or([
                eb('brochure_media_id', '=', ref('media.id')),
                eb('layout_media_id', '=', ref('media.id')),
              ]),
            ),
        ),
        exists(
          selectFrom('gallery_images')
            .select('gallery_images.id')
            .whereRef('thumb_media_id', '=', 'media.id'),
        ),
        exists(
          selectFrom('bank_change_requests').select('status').whereRef('image_media_id', '=', 'media.id'),
        ),
        exists(
          selectFrom('tax_certificates').select('tax_certificates.id').whereRef('media_id', '=', 'media.id'),
        ),
        exists(
          selectFrom('slides')
            .select('slides.id')
            .where(({ or, eb, ref }) =>
              or([eb('image_media_id', '=', ref('media.id')), eb('thumb_media_id', '=', ref('media.id'))]),
            ),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
  for (const { id, owner_id, name } of rows) {
    const media = await readMedia(db, id, owner_id ?? '')
    if (media) yield { name, content: media.content }
  }
}

/** Only demo media and replaced files have no file name. */
const nameOfMedia = (table: string) => sql<string>`coalesce(${sql.ref(`${table}.file_name`)},
  'file-' || ${sql.ref(`${table}.id`)} || case ${sql.ref(`${table}.content_type`)}
    when 'application/pdf' then '.pdf' when 'image/png' then '.png' else '.jpg' end)`

const givenPart = (part: string) =>
  sql<number | null>`case when has_own_parts = 1 then ${sql.ref(`receipts.${part}_part_rupees`)} end`.as(
    `${part}_part`,
  )

function verificationRows(db: Kysely<Database>) {
  const questions = (['bank', 'amount', 'one_rupee'] as const).map((question) =>
    db
      .selectFrom('bank_accounts')
      .select(['associate_id as associate', sql<string>`${sql.lit(question)}`.as('question')])
      .select([
        `${question}_state as state`,
        `${question}_text as text`,
        `${question}_reject_reason as reason`,
      ])
      .where(`${question}_text`, '<>', ''),
  )
  const questionRows = questions[0]!.unionAll(questions[1] as never).unionAll(questions[2] as never)
  return db.selectFrom(questionRows.as('questions')).selectAll()
}

/** Starts each batch after the last key of the previous batch, so that the last batches are as fast as the first. */
async function* inBatches(query: unknown, order: string[]): AsyncGenerator<Record<string, unknown>[]> {
  const keys = order.map((key, index) => ({ key: keyOf(key), name: `key_${index}` }))
  let base = query as SelectQueryBuilder<never, never, Record<string, unknown>>
  for (const { key, name } of keys) base = base.select(key.as(name)).orderBy(key)
  let page = base
  for (;;) {
    const rows: Record<string, unknown>[] = await page.limit(ROWS_PER_BATCH).execute()
    yield rows
    const lastRow = rows[ROWS_PER_BATCH - 1]
    if (!lastRow) return
    const values = keys.map(({ name }) => lastRow[name])
    page = base.where(
      isAfter(
        keys.map(({ key }) => key),
        values,
      ),
    )
  }
}

/** `query` reads `table` under the name `whole`. Each batch is a range of codes of `whole`, because no index covers a key of two tables. */
async function* inRanges(
  db: Kysely<Database>,
  table: 'bookings' | 'commission_bills',
  query: unknown,
  order: string[],
): AsyncGenerator<Record<string, unknown>[]> {
  let base = query as SelectQueryBuilder<never, never, Record<string, unknown>>
  for (const key of order) base = base.orderBy(keyOf(key))
  let previousCode = ''
  for (;;) {
    const codes = await db
      .selectFrom(table)
      .select('code')
      .where('code', '>', previousCode)
      .orderBy('code')
      .limit(RECORDS_PER_RANGE)
      .execute()
    const lastCode = codes.at(-1)?.code
    if (lastCode === undefined) return
    yield await base
      .where(sql<boolean>`${sql.ref('whole.code')} between ${codes[0]!.code} and ${lastCode}`)
      .execute()
    previousCode = lastCode
  }
}

const keyOf = (key: string) =>
  /^[\w.]+$/.test(key) ? sql<string>`${sql.ref(key)}` : sql<string>`${sql.raw(key)}`

/** Compares the first key alone too, so that an index on the first key can apply. */
function isAfter(keys: ReturnType<typeof keyOf>[], values: unknown[]) {
  return sql<boolean>`${keys[0]!} >= ${values[0]} and (${sql.join(keys)}) > (${sql.join(values)})`
}
