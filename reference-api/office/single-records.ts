import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import { OfficeBankRequestReply, OfficeQueryReply } from '../../app/contract/office'
import { call, download } from '../call'
import { findQueryOfAnyone } from '../db/queries/line-queries'
import { bankRequests, queries } from '../firm-data/files'
import type { CsvFile } from '../firm-data/csv-file'
import { readMediaOfAnyone } from '../media/read-media'
import { Refusal } from '../refusal'
import { withThread } from '../routes/queries'
import { pathId, requiredText } from '../routes/query'
import type { Database, Row } from '../schema'
import { findLastEntry } from './log'
import { findRecord, nameOf, toWire } from './record-rows'

const NO_RECORD = 'There is no such record.'

async function requireRecord(db: Kysely<Database>, file: unknown, key: string) {
  const row = await findRecord(db, file as CsvFile, key)
  if (!row) throw new Refusal(NO_RECORD)
  return { row, record: toWire(file as CsvFile, row) }
}

const accountToWire = ({ bank_name, account_number, ifsc }: Row<'bank_accounts'>) => ({
  bank_name,
  bank_ac_no: account_number,
  ifsc_code: ifsc,
})

async function requestToWire(db: Kysely<Database>, request: Row<'bank_change_requests'>) {
  const { bank_name, account_number, ifsc, requested_at, status, decided_at, reason, associate_id } = request
  const key = JSON.stringify([associate_id, requested_at])
  const decision = await findLastEntry(db, nameOf(bankRequests as unknown as CsvFile), key)
  return {
    bank_name,
    bank_ac_no: account_number,
    ifsc_code: ifsc,
    requested_at,
    decision: status,
    decided_at,
    decided_by: decision?.by ?? '',
    reason: reason ?? '',
  }
}

const bankRequest = call(
  'GET',
  '/office/bank-request',
  {
    summary: 'A request to change a bank account, with the present account and earlier requests.',
    query: z.object({ key: requiredText }),
    reply: OfficeBankRequestReply,
  },
  async ({ db, query: { key }, urlOf }) => {
    const { row, record } = await requireRecord(db, bankRequests, key)
    const requests = await db
      .selectFrom('bank_change_requests')
      .selectAll()
      .where('associate_id', '=', row.associate as string)
      .orderBy('requested_at', 'desc')
      .execute()
    const request = requests.find(({ requested_at }) => requested_at === row.requested_at)!
    const { id, name, mobile } = await db
      .selectFrom('associates')
      .select(['id', 'name', 'mobile'])
      .where('id', '=', request.associate_id)
      .executeTakeFirstOrThrow()
    const account = await db
      .selectFrom('bank_accounts')
      .selectAll()
      .where('associate_id', '=', id)
      .executeTakeFirst()
    const earlier = requests.filter(({ requested_at }) => requested_at < request.requested_at)
    return {
      record,
      request: {
        ...(await requestToWire(db, request)),
        agent_id: id,
        agent_name: name,
        mobile,
        image: urlOf(`/office/media/${request.image_media_id}`),
      },
      account: account ? accountToWire(account) : null,
      earlier: await Promise.all(earlier.map((one) => requestToWire(db, one))),
    }
  },
)

const query = call(
  'GET',
  '/office/query',
  {
    summary: 'A query of an associate with its thread, and the figures of its line then and now.',
    query: z.object({ key: requiredText }),
    reply: OfficeQueryReply,
  },
  async ({ db, query: { key } }) => {
    const { record } = await requireRecord(db, queries, key)
    const found = (await findQueryOfAnyone(db, record.key))!
    const { name } = await db
      .selectFrom('associates')
      .select('name')
      .where('id', '=', found.associate_id)
      .executeTakeFirstOrThrow()
    return {
      record,
      associate_id: found.associate_id,
      associate_name: name,
      query: await withThread(db, found.associate_id, found),
    }
  },
)

const media = download(
  '/office/media/:id',
  { summary: 'A picture or document of anyone.', contentType: 'image/jpeg, image/png or application/pdf' },
  async ({ db, params }) => {
    const id = pathId(params.id)
    const stored = id === null ? null : await readMediaOfAnyone(db, id)
    return stored && { contentType: stored.contentType, body: stored.content, size: stored.content.length }
  },
)

export const singleRecordCalls = [bankRequest, query]
export const mediaOfficeDownloads = [media]
