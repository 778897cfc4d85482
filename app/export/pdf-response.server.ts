import { downloadHeaders } from '~/documents/download'
import type { PdfContent } from '~/documents/pdf-content'
import { renderPdf } from '~/documents/pdf'
import { env } from '~/env.server'

/** `name` has no extension. */
export async function pdfResponse(content: PdfContent, name: string): Promise<Response> {
  const body = await renderPdf(content, { product: env.productName, printedAt: new Date() })
  const headers = downloadHeaders({
    contentType: 'application/pdf',
    fileName: `${name}.pdf`,
    size: body.byteLength,
    isInline: true,
  })
  return new Response(body, { headers })
}
