/** Each proxy appends its caller to X-Forwarded-For. Clients can forge earlier entries, so this counts from the end. */
export function clientAddress(
  { remoteAddress = '', forwardedFor = '' }: { remoteAddress?: string; forwardedFor?: string },
  trustedProxies: number,
): string {
  const hops = [...forwardedFor.split(','), remoteAddress].map((hop) => hop.trim()).filter(Boolean)
  return hops.at(-1 - Math.min(trustedProxies, hops.length - 1)) ?? ''
}
