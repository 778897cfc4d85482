import { m } from '~/messages/messages'
import { Badge } from '~/ui/badge/badge'

export function AvailabilityBadge({ isAvailable }: { isAvailable: boolean }) {
  return (
    <Badge tone={isAvailable ? 'positive' : 'critical'}>
      {isAvailable ? m.available() : m.notAvailable()}
    </Badge>
  )
}
