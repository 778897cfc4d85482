import type { RequestArgs } from '~/api/caller.server'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import type { Desk } from '~/session/office-guard.server'
import { redirectWithToast } from '~/session/toast.server'
import { VERSION } from './columns'
import type { Decision } from './decision'

/** After a decision that another person made first, the clerk stays at `here` and reads who it was. */
export async function decide(
  args: RequestArgs,
  { file, column, alone, text, schema }: Decision,
  { desk, key, here, next }: { desk: Desk; key: string; here: string; next: string },
) {
  const form = await readForm(args, schema)
  const { [VERSION]: version = '', ...values } = form.values
  if (!form.data && values[column] !== alone) return invalid(form)
  try {
    const save = await desk.save(file, { key, version, values, confirm: true }, form.idempotencyKey)
    const { outcome, changedBy, changedAt, message } = save
    if (outcome !== 'changed')
      return await redirectWithToast(next, { type: 'success', message: message || m.saved() })
    const reason = changedBy
      ? m.changedByAt({ name: changedBy, at: formatDateTime(changedAt) })
      : m.changedMeanwhile()
    return await redirectWithToast(here, { type: 'error', message: reason })
  } catch (error) {
    return failedCall(form, error, { fields: [text] })
  }
}
