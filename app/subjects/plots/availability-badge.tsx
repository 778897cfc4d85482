import { m } from '~/messages/messages'
import { Badge } from '~/ui/badge/badge'

export function AvailabilityBadge({ isAvailable }: { isAvailable: boolean }) {
  return isAvailable ? (
    <Badge tone="positive">{m.available()}</Badge>
  ) : (
    <Badge icon="close">{m.notAvailable()}</Badge>
  )
}
