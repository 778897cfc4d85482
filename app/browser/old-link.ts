import { safeReturnTo } from '~/session/return-to'

export function oldLinkTarget(hash: string): string | null {
  return hash.startsWith('#/') ? safeReturnTo(hash.slice(1)) : null
}
