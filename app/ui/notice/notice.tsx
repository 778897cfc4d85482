import type { ReactNode } from 'react'
import { UpstreamText } from '../text/text'
import { type Tone, tone as tones } from '../badge/badge.css'
import { toneIcons } from '../badge/badge'
import { Icon } from '../icon/icon'
import { notice, body } from './notice.css'

type NoticeProps = { tone?: Exclude<Tone, 'neutral'>; title?: string; children: ReactNode }

/** Information in the page flow. For an event, use a toast. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={`${notice} ${tones[tone]}`}>
      <Icon name={toneIcons[tone]} />
      <div className={body}>
        {title && (
          <strong>
            <UpstreamText>{title}</UpstreamText>
          </strong>
        )}
        <div>{typeof children === 'string' ? <UpstreamText>{children}</UpstreamText> : children}</div>
      </div>
    </div>
  )
}
