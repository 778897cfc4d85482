import { timestampInIndia } from '../../app/domain/dates'
import { NO_ORIGIN, recordActivity } from '../db/queries/activity'
import { findPendingBankRequest } from '../db/queries/bank'
import type { Row } from '../db/schema'
import { ending } from '../rules/masked'
import type { RowOf } from './csv-file'
import {
  acceptedBills,
  associates,
  bankAccounts,
  bankRequests,
  commissionBills,
  verifications,
} from './files'
import { allRowsOf, countChanged, idsByCode, type ImportContext, reportUnknown } from './import-context'
import { PICTURE, storeFile } from './import-files'
import { associateIds, replaceBankAccount } from './import-people'

/** Applies decisions to pending requests, and adds requests that the database lacks. */
export async function importBankRequests(context: ImportContext): Promise<void> {
  const { db, problems, now } = context
  const people = await associateIds(db)
  const recordedRequests = await db.selectFrom('bank_change_requests').selectAll().execute()
  const fileRows = (await allRowsOf(context, bankRequests)).map((fileRow) => ({
    ...fileRow,
    recorded: requestOf(fileRow.values, recordedRequests),
  }))
  const decidable = recordedRequests.filter(
    (request) => request.status === 'pending' && fileRows.every(({ recorded }) => recorded !== request),
  )
  let changed = 0
  for (const { row, values, recorded } of fileRows) {
    const addProblem = (column: string, reason: string) =>
      problems.add({ file: bankRequests.name, row, column, reason })
    if (!people.has(values.associate)) {
      reportUnknown(context, bankRequests, row, 'associate', { code: values.associate, of: associates })
      continue
    }
    if (values.decision === 'rejected' && values.reason === null)
      addProblem('reason', 'is empty, but the associate must read why.')
    if (recorded && recorded.status === values.decision) continue
    if (recorded && recorded.status !== 'pending') {
      addProblem('decision', `is ${values.decision}, but the request was ${recorded.status} already.`)
      continue
    }
    const account = { bank_name: values.bank, account_number: values.account_number, ifsc: values.ifsc }
    if (recorded && (recorded.account_number !== account.account_number || recorded.ifsc !== account.ifsc)) {
      addProblem('account_number', 'differs from the request.')
      continue
    }
    changed++
    // A decision on a request that the database lacks was made elsewhere, so the associate already knows the decision.
    if (recorded)
      context.changes.push({ associate_id: values.associate, kind: 'decision', key: recorded.requested_at })
    if (!recorded) {
      const pending = decidable.find(({ associate_id }) => associate_id === values.associate)
      if (values.decision !== 'pending' && pending) {
        const reason = `matches no request, but the request of ${pending.requested_at} is pending.`
        addProblem('requested_at', reason)
        continue
      }
      if (values.decision === 'pending' && (await findPendingBankRequest(db, values.associate))) {
        addProblem('decision', 'is pending, but the associate has another pending request.')
        continue
      }
      const place = { file: bankRequests.name, row, column: 'passbook' }
      const imageId = await storeFile(context, PICTURE, values.passbook, place, values.associate)
      if (imageId === null) continue
      await db
        .insertInto('bank_change_requests')
        .values({
          associate_id: values.associate,
          ...account,
          image_media_id: imageId,
          status: values.decision,
          requested_at: values.requested_at,
          decided_at: values.decision === 'pending' ? null : timestampInIndia(now),
          reason: values.reason,
        })
        .execute()
      continue
    }
    const details = { after: ending(account.account_number), detail: values.decision }
    await recordActivity(db, values.associate, { kind: 'bank decision', details }, { ...NO_ORIGIN, now })
    if (values.decision === 'approved')
      await replaceBankAccount(db, { associate_id: values.associate, ...account }, now)
    if (values.decision === 'rejected') {
      await db
        .updateTable('bank_change_requests')
        .set({ status: 'rejected', decided_at: timestampInIndia(now), reason: values.reason })
        .where('id', '=', recorded.id)
        .execute()
      await db
        .updateTable('bank_accounts')
        .set({ is_rejected: 1, rejected_text: values.reason ?? '' })
        .where('associate_id', '=', values.associate)
        .execute()
    }
  }
  countChanged(context, bankRequests, changed)
}

/** A spreadsheet drops the seconds of a time, so the start of a minute also matches a request of that minute for the same account. */
function requestOf(
  { associate, requested_at, account_number, ifsc }: RowOf<typeof bankRequests>,
  recorded: Row<'bank_change_requests'>[],
): Row<'bank_change_requests'> | undefined {
  const own = recorded.filter(({ associate_id }) => associate_id === associate)
  const exact = own.find((request) => request.requested_at === requested_at)
  if (exact || !requested_at.endsWith(':00')) return exact
  const ofMinute = own.filter(
    (request) =>
      request.requested_at.slice(0, 16) === requested_at.slice(0, 16) &&
      request.account_number === account_number &&
      request.ifsc === ifsc,
  )
  return ofMinute.find(({ status }) => status === 'pending') ?? ofMinute[0]
}

const REJECTED = 3

/** A waiting row with a new text is a new question. With the same text, the associate's reply remains. */
export async function importVerifications(context: ImportContext): Promise<void> {
  const { db } = context
  const recorded = new Map(
    (await db.selectFrom('bank_accounts').selectAll().execute()).map((account) => [
      account.associate_id,
      account,
    ]),
  )
  let changed = 0
  for (const { row, values } of await allRowsOf(context, verifications)) {
    const account = recorded.get(values.associate)
    if (!account) {
      reportUnknown(context, verifications, row, 'associate', { code: values.associate, of: bankAccounts })
      continue
    }
    const { question, state, text } = values
    const reason = state === REJECTED ? values.reason : null
    const isAnswered = account[`${question}_state`] >= 2
    const isSameText = account[`${question}_text`] === text
    if (isSameText && state === 1 && isAnswered) continue
    if (
      isSameText &&
      account[`${question}_state`] === state &&
      account[`${question}_reject_reason`] === reason
    )
      continue
    changed++
    await db
      .updateTable('bank_accounts')
      .set({
        [`${question}_state`]: state,
        [`${question}_text`]: text,
        [`${question}_reject_reason`]: reason,
      })
      .where('associate_id', '=', values.associate)
      .execute()
  }
  countChanged(context, verifications, changed)
}

export async function importAcceptedBills(context: ImportContext): Promise<void> {
  const { db, problems } = context
  const billIds = await idsByCode(db, 'commission_bills')
  let changed = 0
  for (const { row, values } of await allRowsOf(context, acceptedBills)) {
    const id = billIds.get(values.bill)
    if (id === undefined) {
      reportUnknown(context, acceptedBills, row, 'bill', { code: values.bill, of: commissionBills })
      continue
    }
    const bill = await db
      .selectFrom('commission_bills')
      .select(['cash_status_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (bill.cash_status_id === null) {
      problems.add({
        file: acceptedBills.name,
        row,
        column: 'bill',
        reason: `"${values.bill}" was not paid in cash.`,
      })
      continue
    }
    if (values.status <= bill.cash_status_id) continue
    changed++
    await db
      .updateTable('commission_bills')
      .set({ cash_status_id: values.status })
      .where('id', '=', id)
      .execute()
  }
  countChanged(context, acceptedBills, changed)
}
