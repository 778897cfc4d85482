import type { LoaderFunctionArgs } from '@remix-run/node'
import { quotePdf } from '~/documents/quote-card'
import { downloadHeaders } from '~/documents/download'
import { serveQuote } from '~/plots/serve-quote.server'

export const loader = (args: LoaderFunctionArgs) =>
  serveQuote(args, async (card, name) => {
    const body = await quotePdf(card, new Date())
    const contentType = 'application/pdf'
    const headers = downloadHeaders({
      contentType,
      fileName: `${name}.pdf`,
      size: body.byteLength,
      isInline: true,
    })
    return new Response(body, { headers })
  })
