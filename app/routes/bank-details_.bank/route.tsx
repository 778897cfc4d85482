import type { LoaderFunctionArgs } from '@remix-run/node'
import { bankOfIfsc } from '~/account/ifsc.server'
import { jsonResponse } from '~/lib/json-response.server'
import { requireAssociate } from '~/session/guard.server'

/** The bank of an IFSC code while typing; null if unknown. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  await requireAssociate(args)
  const code = new URL(request.url).searchParams.get('ifsc') ?? ''
  return jsonResponse(bankOfIfsc(code.toUpperCase()))
}
