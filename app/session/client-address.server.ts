/**
 * Where a person is. Each proxy adds to X-Forwarded-For whom it was called by; what stands before the entries of one's own
 * proxies may be anything that the caller wrote, so it is counted from the end.
 */
export function clientAddress(
  { remoteAddress = '', forwardedFor = '' }: { remoteAddress?: string; forwardedFor?: string },
  trustedProxies: number,
): string {
  const hops = [...forwardedFor.split(','), remoteAddress].map((hop) => hop.trim()).filter(Boolean)
  return hops.at(-1 - Math.min(trustedProxies, hops.length - 1)) ?? ''
}
