import type { ReactNode } from 'react'
import { AsSent } from '../as-sent/as-sent'
import { type Tone, tone as tones } from '../badge/badge.css'
import { toneIcons } from '../badge/badge'
import { Icon } from '../icon/icon'
import { notice, body } from './notice.css'

type NoticeProps = { tone?: Exclude<Tone, 'neutral'>; title?: string; children: ReactNode }

/** Information in the page flow; events are toasts. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={`${notice} ${tones[tone]}`}>
      <Icon name={toneIcons[tone]} />
      <div className={body}>
        {title && (
          <strong>
            <AsSent>{title}</AsSent>
          </strong>
        )}
        <div>{typeof children === 'string' ? <AsSent>{children}</AsSent> : children}</div>
      </div>
    </div>
  )
}
