import type { OfficeSave } from '~/contract/office'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { redirectWithToast } from '~/session/toast.server'

/** After a decision that another person made first, the clerk stays at `here` and reads who it was. */
export function decided(save: OfficeSave, { here, next }: { here: string; next: string }): Promise<Response> {
  const { outcome, changedBy, changedAt, message } = save
  if (outcome !== 'changed')
    return redirectWithToast(next, { type: 'success', message: message || m.saved() })
  const reason = changedBy
    ? m.changedByAt({ name: changedBy, at: formatDateTime(changedAt) })
    : m.changedMeanwhile()
  return redirectWithToast(here, { type: 'error', message: reason })
}
