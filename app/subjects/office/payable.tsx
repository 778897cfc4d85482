import type { OfficePayable } from '~/contract/office'
import { formatDate } from '~/domain/dates'
import { m } from '~/messages/messages'
import { Badge } from '~/ui/badge/badge'

/** Whether commission may go to the account. */
export function VerifiedBadge({
  account,
  isBankVerified,
}: Pick<OfficePayable, 'account' | 'isBankVerified'>) {
  if (!account) return <Badge tone="critical">{m.noBankAccount()}</Badge>
  return isBankVerified ? (
    <Badge tone="positive">{m.verified()}</Badge>
  ) : (
    <Badge tone="warning">{m.notVerified()}</Badge>
  )
}

export function ReraState({
  reraNumber,
  reraValidUntil,
  today,
}: Pick<OfficePayable, 'reraNumber' | 'reraValidUntil'> & { today: string }) {
  if (!reraNumber) return m.notRegistered()
  if (!reraValidUntil) return reraNumber
  const date = formatDate(reraValidUntil)
  return reraValidUntil < today ? <Badge tone="warning">{m.expiredOn({ date })}</Badge> : date
}
