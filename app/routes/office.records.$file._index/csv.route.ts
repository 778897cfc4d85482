import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { todayInIndia } from '~/domain/dates'
import { downloadHeaders } from '~/files/download'
import { screenPath } from '~/paths/screen-at'
import { readSearch, textIn } from '~/screen/search.server'
import { requireOffice } from '~/session/office-guard.server'

const Search = z.object({ q: textIn() })

/** The end of the address is the list: the name of a file of the firm, `payables` or `log`. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { desk } = await requireOffice(args)
  const { pathname } = new URL(args.request.url)
  const list = screenPath(pathname)
    .split('/')
    .at(-1)!
    .replace(/\.csv$/, '')
  const content = await desk.csv(list, readSearch(Search, args.request.url).search.q)
  const headers = downloadHeaders({
    contentType: 'text/csv; charset=utf-8',
    fileName: `${list}-${todayInIndia()}.csv`,
  })
  return new Response(createReadableStreamFromReadable(content), { headers })
}
