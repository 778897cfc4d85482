import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawHere } from '~/documents/drawings'
import { pdfFile } from '~/export/pdf-response.server'
import { serveQuote } from '~/plots/serve-quote.server'

export const loader = (args: LoaderFunctionArgs) =>
  serveQuote(args, async (card, name) => {
    const { draw = drawHere } = args.context
    return pdfFile(await draw('quotePdf', card, new Date()), name)
  })
