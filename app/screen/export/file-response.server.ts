import { type AppLoadContext, createReadableStreamFromReadable } from '@remix-run/node'
import type { OpenFile } from '~/api/files.server'
import type { Firm } from '~/domain/firm'
import { downloadHeaders } from '~/files/download'
import { drawHere } from '~/files/drawings'
import { errorPageHtml } from '~/files/error-page.server'
import type { PdfContent } from '~/files/pdf-content'
import { m } from '~/messages/messages'

/** Streams an upstream file, which the browser shows inline. `name` is for a file to which the upstream gives none, without extension. */
export function fileResponse({ type, size, content, ...file }: OpenFile, name: string): Response {
  const headers = downloadHeaders({
    contentType: type.mime,
    fileName: `${file.name ?? name}.${type.ext}`,
    size: size ?? undefined,
    isInline: true,
  })
  return new Response(createReadableStreamFromReadable(content), { headers })
}

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

/** Response for a file that this upstream does not offer. */
export const fileNotFound = () =>
  new Response(errorPageHtml(m.weCantFindThatPage()), {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
