import { createReadableStreamFromReadable } from '@remix-run/node'
import type { OpenFile } from '~/api/files.server'
import { downloadHeaders } from '~/files/download'

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
