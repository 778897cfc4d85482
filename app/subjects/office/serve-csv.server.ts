import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { downloadHeaders } from '~/files/download'
import { requireOffice } from '~/session/office-guard.server'
import { todayInIndia } from '~/domain/dates'

/** `list` is the name of a file of the firm, `payables` or `log`. */
export async function serveCsv(args: LoaderFunctionArgs, list: string, q?: string): Promise<Response> {
  const { desk } = await requireOffice(args)
  const content = await desk.csv(list, q)
  const headers = downloadHeaders({
    contentType: 'text/csv; charset=utf-8',
    fileName: `${list}-${todayInIndia()}.csv`,
  })
  return new Response(createReadableStreamFromReadable(content), { headers })
}
