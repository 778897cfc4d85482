import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { env } from '~/env.server'

/**
 * PUBLIC_ORIGIN. Without it and without proxies, the address at which a request arrives, so that a portal can be tried from another
 * computer. Only addresses and this machine's own name count: another site could let a name of its own lead here (DNS rebinding).
 */
export function ownOrigin(host: string): string {
  if (env.hasPublicOrigin || env.trustedProxies > 0) return env.publicOrigin
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null
  return url && isOfThisMachine(url.hostname) ? url.origin : env.publicOrigin
}

export const ownOriginOf = ({ url }: Pick<Request, 'url'>): string => ownOrigin(new URL(url).host)

function isOfThisMachine(name: string): boolean {
  const ownName = hostname().toLowerCase()
  const address = name.replace(/^\[|\]$/g, '')
  return isIP(address) > 0 || ['localhost', ownName, `${ownName}.local`].includes(name)
}
