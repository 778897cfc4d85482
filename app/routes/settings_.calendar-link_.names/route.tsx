import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { redirectAfter } from '~/screen/forms/run-action.server'
import { readBody } from '~/screen/forms/read-form.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'

export const loader = () => redirect(paths.settings())

/** Shows or hides customers' names in the calendar. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('calendar')
  const form = await readBody(args)
  const isOn = form.get('names') === 'on'
  return redirectAfter(paths.settings(), async () => {
    await api.calendarFeed.change(isOn ? 'names' : 'no-names', readIdempotencyKey(form))
    return isOn ? m.calendarShowsNames() : m.calendarHidesNames()
  })
}
