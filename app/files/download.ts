interface DownloadHead {
  contentType: string
  fileName: string
  size?: number
  isInline?: boolean
}

export function downloadHeaders({ contentType, fileName, size, isInline }: DownloadHead): Headers {
  const headers = new Headers({
    'Content-Type': contentType,
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; ${fileNameParameters(fileName)}`,
    'Cache-Control': 'private, no-store',
  })
  if (size !== undefined) headers.set('Content-Length', String(size))
  return headers
}

/** The file name in the headers. Null if they have none. */
export function fileNameOf(headers: Headers): string | null {
  const disposition = headers.get('Content-Disposition') ?? ''
  const encoded = /filename\*=UTF-8''(\S+)/.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition)?.[1] ?? null)
}

/** Header parameters for the name, with hyphens for forbidden characters. If it is not ASCII, a fallback and the full name (RFC 5987). */
function fileNameParameters(fileName: string): string {
  const name = fileName.replace(/[\\/:*?"<>|\p{Cc}\p{Cs}]/gu, '-')
  const asciiName = name.replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return asciiName === name
    ? `filename="${asciiName}"`
    : `filename="${asciiName}"; filename*=UTF-8''${encoded}`
}
