import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadHeaders } from '~/files/download'
import { serveQuote } from './serve-quote.server'
import { quotePicture } from './quote-picture.server'

export const loader = (args: LoaderFunctionArgs) =>
  serveQuote(args, async (card, name) => {
    const body = await quotePicture(card, args.context.draw)
    const headers = downloadHeaders({
      contentType: 'image/png',
      fileName: `${name}.png`,
      size: body.byteLength,
    })
    return new Response(body, { headers })
  })
