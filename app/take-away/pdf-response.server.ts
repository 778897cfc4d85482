import type { PdfDocument } from '~/api/documents.server'
import { downloadHeaders } from '~/documents/download'
import type { Paper } from '~/documents/paper'
import { makePdf } from '~/documents/pdf'
import { env } from '~/env.server'

/** A document that the portal makes; `name` is without its ending. */
export async function pdfResponse(paper: Paper, name: string): Promise<Response> {
  const body = await makePdf(paper, { product: env.productName, printedAt: new Date() })
  return new Response(body, { headers: headersOf(name, body.byteLength) })
}

/** A document of the upstream, passed on as it arrives. */
export function upstreamPdfResponse({ body, size }: PdfDocument, name: string): Response {
  return new Response(body as BodyInit, { headers: headersOf(name, size) })
}

const headersOf = (name: string, size: number | undefined) =>
  downloadHeaders({ contentType: 'application/pdf', fileName: `${name}.pdf`, size, isInline: true })
