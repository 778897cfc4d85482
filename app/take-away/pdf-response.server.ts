import { downloadHeaders } from '~/documents/download'
import type { Paper } from '~/documents/paper'
import { makePdf } from '~/documents/pdf'
import { env } from '~/env.server'

/** A document that the portal makes; `name` is without its ending. */
export async function pdfResponse(paper: Paper, name: string): Promise<Response> {
  const body = await makePdf(paper, { product: env.productName, printedAt: new Date() })
  const headers = downloadHeaders({
    contentType: 'application/pdf',
    fileName: `${name}.pdf`,
    size: body.byteLength,
    isInline: true,
  })
  return new Response(body, { headers })
}
