import { data } from '@remix-run/node'
import type { RequestArgs } from '~/api/caller.server'
import type { OfficeFile, OfficeSave } from '~/contract/office'
import { m } from '~/messages/messages'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import type { Desk } from '~/session/office-guard.server'
import type { Session } from '~/session/session.server'
import { redirectWithToast } from '~/session/toast.server'
import { recordSchema, VERSION } from './columns'
import { type RecordResult, STEP } from './record-form'

interface Saving {
  session: Session
  columns: OfficeFile['columns']
  isNew: boolean
  /** Fields with several values, which are sent on as one text with commas. */
  lists?: string[]
  /** Where the clerk is after the change. */
  next: (save: OfficeSave) => string
}

/** A form in two steps: the first says what would happen, the second does it. Both send the same values. */
export async function saveInSteps(
  args: RequestArgs,
  { session, columns, isNew, lists = [], next }: Saving,
  send: (change: {
    values: Record<string, string>
    version: string
    confirm: boolean
    idempotencyKey: string
  }) => Promise<OfficeSave>,
) {
  const form = await readForm(args, recordSchema(columns, isNew))
  const [step] = form.entriesOf(STEP)
  const values = {
    ...form.values,
    ...Object.fromEntries(lists.map((name) => [name, form.entriesOf(name).join()])),
  }
  if (step === 'edit') return data<RecordResult>({ status: 'edit', values })
  if (!form.data) return invalid({ ...form, values })
  try {
    const { [VERSION]: version = '', ...typed } = values
    const confirm = step === 'confirm'
    const save = await send({ values: typed, version, confirm, idempotencyKey: form.idempotencyKey })
    if (save.outcome === 'check' || save.outcome === 'changed') {
      const idempotencyKey = newIdempotencyKey(session)
      return data<RecordResult>({ status: save.outcome, values, save, idempotencyKey })
    }
    return await redirectWithToast(next(save), { type: 'success', message: messageOf(save) })
  } catch (error) {
    return failedCall({ ...form, values }, error, { fields: columns.map(({ name }) => name) })
  }
}

/** The key of several columns is a JSON list. */
const messageOf = ({ message, key }: OfficeSave) =>
  message || (key && !key.startsWith('[') ? m.savedAs({ key }) : m.saved())

export const saveRecord = (
  args: RequestArgs,
  {
    desk,
    file,
    key,
    ...saving
  }: Omit<Saving, 'columns' | 'isNew'> & { desk: Desk; file: OfficeFile; key: string | null },
) =>
  saveInSteps(
    args,
    { ...saving, columns: file.columns, isNew: key === null },
    ({ idempotencyKey, ...change }) => desk.save(file.name, { key, ...change }, idempotencyKey),
  )
