import { timestampInIndia } from '../../app/domain/dates'
import { NO_ORIGIN, recordActivity } from '../db/queries/activity'
import { findPendingBankRequest } from '../db/queries/bank'
import type { Row } from '../schema'
import { ending } from '../rules/masked'
import type { RowOf } from './csv-file'
import { acceptedBills, bankRequests, isAccountNumber, verifications } from './files'
import { PICTURE } from './cells'
import { countChanged, type ImportContext } from './import-context'
import { storeFile } from './import-files'
import { replaceBankAccount } from './import-people'
import { allRowsOf, batchesOf, reportUnknown, rowsBy } from './import-rows'
import { hasValues } from './upsert-rows'

/** Applies decisions to pending requests, and adds requests that the database lacks. */
export async function importBankRequests(context: ImportContext): Promise<void> {
  const { db, now } = context
  const rows = await allRowsOf(context, bankRequests)
  const recordedRequests = await rowsBy(
    db,
    'bank_change_requests',
    'associate_id',
    rows.map(({ values }) => values.associate),
  )
  const fileRows = rows.map((fileRow) => ({
    ...fileRow,
    recorded: requestOf(fileRow.values, recordedRequests),
  }))
  const decidable = recordedRequests.filter(
    (request) => request.status === 'pending' && fileRows.every(({ recorded }) => recorded !== request),
  )
  let changed = 0
  for (const { row, values, recorded, refuse } of fileRows) {
    if (values.decision === 'rejected' && values.reason === null)
      refuse('reason', 'is empty, but the associate must read why.')
    if (recorded && recorded.status === values.decision) continue
    if (recorded && recorded.status !== 'pending') {
      refuse('decision', `is ${values.decision}, but the request was ${recorded.status} already.`)
      continue
    }
    if (recorded && !isOfAccount(values, recorded)) {
      refuse('account_number', 'differs from the request.')
      continue
    }
    if (!recorded) {
      const pending = decidable.find(({ associate_id }) => associate_id === values.associate)
      if (values.decision !== 'pending' && pending) {
        const reason = `matches no request, but the request of ${pending.requested_at} is pending.`
        refuse('requested_at', reason)
        continue
      }
      if (await addRequest(context, row, values)) changed++
      continue
    }
    if (values.decision === 'rejected' && values.reason && [...values.reason].length < MIN_REASON) {
      refuse('reason', `has fewer than ${MIN_REASON} characters.`)
      continue
    }
    changed++
    // A decision on a request that the database lacks was made elsewhere, so the associate already knows the decision.
    context.changes.push({ associate_id: values.associate, kind: 'decision', key: recorded.requested_at })
    const { associate_id, bank_name, account_number, ifsc } = recorded
    const details = { after: ending(account_number), detail: values.decision }
    await recordActivity(db, values.associate, { kind: 'bank decision', details }, { ...NO_ORIGIN, now })
    if (values.decision === 'approved')
      await replaceBankAccount(db, { associate_id, bank_name, account_number, ifsc }, now)
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

/** As long as the reason with which an associate rejects (M114). */
const MIN_REASON = 4

type BankRequest = RowOf<typeof bankRequests>
type RecordedRequest = Row<'bank_change_requests'>

/** Values that are not in the file count as the ones of the request. */
const isOfAccount = (values: BankRequest, { account_number, ifsc }: RecordedRequest) =>
  (values.account_number === null || isShortened(values.account_number, account_number)) &&
  (values.ifsc === null || values.ifsc === ifsc)

/** A spreadsheet drops the seconds of a time, so the start of a minute also matches a request of that minute for the same account. */
function requestOf(values: BankRequest, recorded: RecordedRequest[]): RecordedRequest | undefined {
  const { associate, requested_at } = values
  const own = recorded.filter(({ associate_id }) => associate_id === associate)
  const exact = own.find((request) => request.requested_at === requested_at)
  if (exact || !requested_at.endsWith(':00')) return exact
  const ofMinute = own.filter(
    (request) =>
      request.requested_at.slice(0, 16) === requested_at.slice(0, 16) && isOfAccount(values, request),
  )
  return ofMinute.find(({ status }) => status === 'pending') ?? ofMinute[0]
}

/** Adds a request that the database lacks. Returns whether the row is valid. */
async function addRequest(context: ImportContext, row: number, values: BankRequest): Promise<boolean> {
  const { db, problems, now } = context
  const { associate, bank, account_number, ifsc, passbook, decision } = values
  const addProblem = (column: string, reason: string) => {
    problems.add({ file: bankRequests.name, row, column, reason })
    return false
  }
  const noRequest = `but ${associate} has no request of ${values.requested_at}.`
  if (bank === null) return addProblem('bank', `is empty, ${noRequest}`)
  if (account_number === null) return addProblem('account_number', `is empty, ${noRequest}`)
  if (ifsc === null) return addProblem('ifsc', `is empty, ${noRequest}`)
  if (passbook === null) return addProblem('passbook', `is empty, ${noRequest}`)
  if (!isAccountNumber(account_number))
    return addProblem('account_number', `"${account_number}" is not six to twenty digits.`)
  if (decision === 'pending' && (await findPendingBankRequest(db, associate)))
    return addProblem('decision', 'is pending, but the associate has another pending request.')
  const imageId = await storeFile(
    context,
    PICTURE,
    passbook,
    { file: bankRequests.name, row, column: 'passbook' },
    associate,
  )
  if (imageId === null) return false
  await db
    .insertInto('bank_change_requests')
    .values({
      associate_id: associate,
      bank_name: bank,
      account_number,
      ifsc,
      image_media_id: imageId,
      status: decision,
      requested_at: values.requested_at,
      decided_at: decision === 'pending' ? null : timestampInIndia(now),
      reason: values.reason,
    })
    .execute()
  return true
}

const REJECTED = 3

/** A waiting row with a new text is a new question. With the same text, the associate's reply remains. */
export async function importVerifications(context: ImportContext): Promise<void> {
  let changed = 0
  for (const { values, refs } of await allRowsOf(context, verifications, { needs: ['associate'] })) {
    const { question, state, text } = values
    const account = refs.associate
    const isSameText = account[`${question}_text`] === text
    if (isSameText && state === 1 && account[`${question}_state`] >= 2) continue
    const asked = {
      [`${question}_state`]: state,
      [`${question}_text`]: text,
      [`${question}_reject_reason`]: state === REJECTED ? values.reason : null,
    }
    if (hasValues(account, asked)) continue
    changed++
    await context.db
      .updateTable('bank_accounts')
      .set(asked)
      .where('associate_id', '=', values.associate)
      .execute()
  }
  countChanged(context, verifications, changed)
}

export async function importAcceptedBills(context: ImportContext): Promise<void> {
  const { db } = context
  let changed = 0
  for await (const batch of batchesOf(context, acceptedBills)) {
    const bills = await rowsBy(
      db,
      'commission_bills',
      'code',
      batch.map(({ values }) => values.bill),
    )
    const byCode = new Map(bills.map((bill) => [bill.code, bill]))
    for (const { row, values, refuse } of batch) {
      const bill = byCode.get(values.bill)
      if (!bill)
        reportUnknown(context, acceptedBills, row, 'bill', { code: values.bill, of: 'commission_bills' })
      else if (bill.cash_status_id === null) refuse('bill', `"${values.bill}" was not paid in cash.`)
      else if (values.status > bill.cash_status_id) {
        changed++
        await db
          .updateTable('commission_bills')
          .set({ cash_status_id: values.status })
          .where('id', '=', bill.id)
          .execute()
      }
    }
  }
  countChanged(context, acceptedBills, changed)
}

/** Spreadsheets keep this many digits of a number and write 0 for the others. */
const SPREADSHEET_DIGITS = 15

/** True if a spreadsheet may have made `text` from `digits`: as 9.90056E+11, without leading zeros, or with zeros at the end. */
function isShortened(text: string, digits: string): boolean {
  const [, whole = '', decimals = '', exponent = ''] = /^(\d)(?:\.(\d+))?E\+(\d+)$/i.exec(text) ?? []
  const number = withoutLeadingZeros(digits)
  if (!exponent)
    return [digits, number, number.slice(0, SPREADSHEET_DIGITS).padEnd(number.length, '0')].includes(text)
  const rounded = Number(digits).toExponential(decimals.length)
  return rounded === `${whole}${decimals && `.${decimals}`}e+${Number(exponent)}`
}

const withoutLeadingZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')
