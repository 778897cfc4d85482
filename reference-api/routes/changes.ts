import { z } from 'zod/v4'
import { ChangesReply } from '../../app/contract/changes'
import { timestampInIndia } from '../../app/domain/dates'
import { call } from '../call'
import { Refusal } from '../refusal'
import { countChanges, findChanges } from '../db/queries/changes'
import { registerVisit } from '../db/queries/visits'
import { optionalMoment, page, perPage } from './query'

const DEFAULT_ROWS_PER_PAGE = 20

const changes = call(
  'POST',
  '/associate/changes/:self',
  {
    summary:
      'Changes that the office recorded for the associate at `since` or later. Without `since`, registers a visit and returns changes since the previous visit.',
    query: z.object({ since: optionalMoment, page, per_page: perPage(DEFAULT_ROWS_PER_PAGE) }),
    reply: ChangesReply,
  },
  async ({ db, viewer, query, now }) => {
    if (query.since !== undefined && query.since > timestampInIndia(now()))
      throw new Refusal('since is in the future.')
    const since = query.since ?? (await registerVisit(db, viewer.id, now()))
    if (since === null) return { since, total: 0, rows: [] }
    const filter = { associateId: viewer.id, since }
    const start = (query.page - 1) * query.per_page
    const [total, rows] = await Promise.all([
      countChanges(db, filter),
      findChanges(db, filter, { start, rows: query.per_page }),
    ])
    return { since, total, rows: rows.map(toWire) }
  },
)

type Found = Awaited<ReturnType<typeof findChanges>>[number]

function toWire(row: Found) {
  const isBill = row.kind === 'bill'
  return {
    // The wire calls a bill that is paid in cash `bill`, and any other bill `payment`.
    kind: isBill && row.payment_type !== 'Other' ? 'payment' : row.kind,
    recorded_at: row.recorded_at,
    amount: row.rupees,
    customer_name: row.customer_name,
    plot_id: row.plot_id,
    plot_no: row.plot_number,
    project_id: row.project_id,
    project_name: row.project_name,
    booking_id: row.booking_id,
    receipt_no: row.kind === 'receipt' ? row.key : null,
    bill_no: isBill ? row.key : null,
    billed_on: row.billed_on,
    cash_cmsn_bill_status: row.cash_status_id,
    subject: row.kind === 'decision' ? 'bank details' : null,
    outcome: row.outcome && (row.outcome === 'approved' ? 'accepted' : 'rejected'),
  }
}

export const changeCalls = [changes]
