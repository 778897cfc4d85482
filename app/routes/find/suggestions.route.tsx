import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { toResult } from '~/api/result'
import { findText, groupsInOrder } from './find-rules'
import { foundLines } from '~/subjects/find/found-lines'
import { MIN_FIND_LENGTH, MAX_FIND_LENGTH } from '~/domain/find'
import { jsonResponse } from '~/screen/json-response.server'
import { requireSearch } from '~/screen/search.server'
import { requireAssociate } from '~/session/guard.server'

const Search = z.object({ q: z.string().trim().min(MIN_FIND_LENGTH).max(MAX_FIND_LENGTH) })
const MAX_PER_GROUP = 3
const MAX_MATCHES = 8

/** Suggestions while a person types in Find (X041). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('find')
  const { q } = requireSearch(Search, args.request.url)
  const [{ data, failure }, hasMemberPages] = await Promise.all([
    toResult(api.find.all(findText(q))),
    api.capabilities.offers('team-figures'),
  ])
  const lines = data && foundLines(data, { q, hasMemberPages })
  const matches = lines
    ? groupsInOrder(lines, findText(q))
        .flatMap((group) => lines[group].slice(0, MAX_PER_GROUP))
        .slice(0, MAX_MATCHES)
    : []
  return jsonResponse({ q, matches, error: failure?.message ?? null }, failure)
}
