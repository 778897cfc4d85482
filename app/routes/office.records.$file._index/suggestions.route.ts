import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { toResult } from '~/api/result'
import { jsonResponse } from '~/screen/json-response.server'
import { readSearch, textIn } from '~/screen/search.server'
import { requireOffice } from '~/session/office-guard.server'

const Search = z.object({ q: textIn(), project: textIn() })

/** Records to which a field may refer. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  const { q, project } = readSearch(Search, args.request.url).search
  const { data, failure } = await toResult(desk.suggestions(args.params.file ?? '', q, project))
  return jsonResponse({ q, matches: data ?? [] }, failure)
}
