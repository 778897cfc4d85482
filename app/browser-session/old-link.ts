import { safeReturnTo } from '~/session/return-to'

/** Where an old link such as `/#/associate/team` leads now; null for any other fragment (checklist M005). */
export function oldLinkTarget(hash: string): string | null {
  return hash.startsWith('#/') ? safeReturnTo(hash.slice(1)) : null
}
