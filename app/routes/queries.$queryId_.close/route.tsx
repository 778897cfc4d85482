import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { redirectAfter } from '~/screen/forms/run-action.server'
import { readBody } from '~/screen/forms/read-form.server'
import { readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { parseParams } from '~/screen/params'
import { queryParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(paths.query(parseParams(queryParams, params).queryId))

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('queries')
  const { queryId } = parseParams(queryParams, args.params)
  const form = await readBody(args)
  return redirectAfter(paths.query(queryId), async () => {
    const { message } = await api.queries.change(queryId, 'close', null, readIdempotencyKey(form))
    return message
  })
}
