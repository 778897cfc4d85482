import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawHere } from '~/files/drawings'
import { pdfFile } from '~/screen/export/file-response.server'
import { serveQuote } from './serve-quote.server'

export const loader = (args: LoaderFunctionArgs) =>
  serveQuote(args, async (card, name) => {
    const { draw = drawHere } = args.context
    return pdfFile(await draw('quotePdf', card, new Date()), name)
  })
