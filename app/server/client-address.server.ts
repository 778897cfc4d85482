import { isIP } from 'node:net'

/**
 * Each proxy appends its caller to X-Forwarded-For. Clients can forge earlier entries, so this counts from the end. If the entry is no
 * address, the address of the peer counts (X107).
 */
export function clientAddress(
  { remoteAddress = '', forwardedFor = '' }: { remoteAddress?: string; forwardedFor?: string },
  trustedProxies: number,
): string {
  const hops = [...forwardedFor.split(','), remoteAddress].map((hop) => hop.trim()).filter(Boolean)
  const hop = hops.at(-1 - Math.min(trustedProxies, hops.length - 1)) ?? ''
  return addressOf(hop) ?? remoteAddress
}

/** Without port and brackets, which some proxies send: `203.0.113.9:40123`, `[2001:db8::9]:1234`. */
function addressOf(hop: string): string | null {
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/.exec(hop) ?? []
  const address = bracketed ?? withPort ?? hop
  return isIP(address) ? address : null
}
