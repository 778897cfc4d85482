const KB = 1024
const MB = 1024 * KB

export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB))
  return kilobytes < KB ? `${kilobytes} KB` : `${(bytes / MB).toFixed(1)} MB`
}
