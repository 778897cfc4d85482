import type { LoaderFunctionArgs } from '@remix-run/node'
import { bankOfIfsc } from '~/account/ifsc.server'
import { jsonResponse } from '~/lib/json-response.server'
import { requireAssociate } from '~/session/guard.server'

/** The bank of an IFSC code while typing; null if unknown. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAssociate(request)
  const code = new URL(request.url).searchParams.get('ifsc') ?? ''
  return jsonResponse(bankOfIfsc(code.toUpperCase()))
}
