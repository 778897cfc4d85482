import { m } from '~/messages/messages'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/paths'
import { badge, type Tone, tone as tones, word } from './badge.css'

export const toneIcons: Record<Tone, IconName> = {
  positive: 'check',
  warning: 'clock',
  critical: 'alert',
  info: 'info',
  neutral: 'card',
}

type BadgeProps = { tone?: Tone; icon?: IconName; children: string }

/** Has a text and, on screens, an icon, so that colour is never the only signal. */
export function Badge({ tone = 'neutral', icon = toneIcons[tone], children }: BadgeProps) {
  return (
    <>
      {' '}
      <span className={`${badge} ${tones[tone]}`}>
        <Icon name={icon} />
        <span className={word}>{children}</span>
      </span>
    </>
  )
}

const CRITICAL_DAYS = 30

export function LateBadge({ days }: { days: number }) {
  return <Badge tone={days > CRITICAL_DAYS ? 'critical' : 'warning'}>{m.daysLateCount({ days })}</Badge>
}
