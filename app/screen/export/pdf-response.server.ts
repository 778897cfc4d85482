import type { AppLoadContext } from '@remix-run/node'
import { downloadHeaders } from '~/files/download'
import { drawHere } from '~/files/drawings'
import type { PdfContent } from '~/files/pdf-content'
import type { Firm } from '~/domain/firm'

/** `name` has no extension. */
export async function pdfResponse(
  { draw = drawHere }: AppLoadContext,
  content: PdfContent,
  name: string,
  firm: Firm | null,
): Promise<Response> {
  const body = await draw('renderPdf', content, { firm, printedAt: new Date() })
  return pdfFile(body, name)
}

/** `name` has no extension. */
export function pdfFile(body: Uint8Array<ArrayBuffer>, name: string): Response {
  const headers = downloadHeaders({
    contentType: 'application/pdf',
    fileName: `${name}.pdf`,
    size: body.byteLength,
    isInline: true,
  })
  return new Response(body, { headers })
}
