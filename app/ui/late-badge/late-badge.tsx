import { m } from '~/messages/messages'
import { Badge } from '../badge/badge'

const CRITICAL_DAYS = 30

export function LateBadge({ days }: { days: number }) {
  return <Badge tone={days > CRITICAL_DAYS ? 'critical' : 'warning'}>{m.daysLateCount({ days })}</Badge>
}
