import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { readSearch, textIn } from '~/screen/search.server'
import { serveCsv } from '~/subjects/office/serve-csv.server'

const Search = z.object({ q: textIn() })

export const loader = (args: LoaderFunctionArgs) =>
  serveCsv(args, args.params.file ?? '', readSearch(Search, args.request.url).search.q)
