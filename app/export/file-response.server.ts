import { createReadableStreamFromReadable } from '@remix-run/node'
import type { OpenFile } from '~/api/files.server'
import { downloadHeaders } from '~/documents/download'

/** A file of the upstream as it comes, to be shown in the browser and to be saved under a name, which has no ending. */
export function fileResponse({ type, size, content }: OpenFile, name: string): Response {
  const headers = downloadHeaders({
    contentType: type.mime,
    fileName: `${name}.${type.ext}`,
    size: size ?? undefined,
    isInline: true,
  })
  return new Response(createReadableStreamFromReadable(content), { headers })
}
