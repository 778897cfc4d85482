import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { bankOfIfsc } from '~/subjects/account/ifsc.server'
import { jsonResponse } from '~/screen/json-response.server'
import { readSearch, textIn } from '~/screen/search.server'
import { requireAssociate } from '~/session/guard.server'

const Search = z.object({ ifsc: textIn() })

/** Called while a person types an IFSC code. `bank` is null if unknown. Returns the code too, because the field may have changed since. */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  await requireAssociate(args)
  const ifsc = readSearch(Search, request.url).search.ifsc.toUpperCase()
  return jsonResponse({ ifsc, bank: bankOfIfsc(ifsc) })
}
