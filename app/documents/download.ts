export interface DownloadHead {
  contentType: string
  /** May hold any letters. */
  fileName: string
  /** Bytes, where they are known. */
  size?: number
  /** Shown in the browser where it can be, saved otherwise. */
  isInline?: boolean
}

/** Headers of a file of somebody's own, which nobody else may keep. The server says of every answer that it is what it says. */
export function downloadHeaders({ contentType, fileName, size, isInline }: DownloadHead): Headers {
  const headers = new Headers({
    'Content-Type': contentType,
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; ${fileNameParameters(fileName)}`,
    'Cache-Control': 'private, no-store',
  })
  if (size !== undefined) headers.set('Content-Length', String(size))
  return headers
}

/** The name twice: in plain letters for old readers, and as it is (RFC 5987). */
function fileNameParameters(fileName: string): string {
  const name = fileName.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]/gu, '-')
  const plain = name.replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return plain === name ? `filename="${plain}"` : `filename="${plain}"; filename*=UTF-8''${encoded}`
}
