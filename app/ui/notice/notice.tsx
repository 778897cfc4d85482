import type { ReactNode } from 'react'
import { type Tone, tone as tones } from '../badge/badge.css'
import { toneIcons } from '../badge/badge'
import { Icon } from '../icon/icon'
import { notice, words } from './notice.css'

export type NoticeProps = { tone?: Exclude<Tone, 'neutral'>; title?: string; children: ReactNode }

/** Something to know about this page, in its flow. What has just happened is a toast. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={`${notice} ${tones[tone]}`}>
      <Icon name={toneIcons[tone]} />
      <div className={words}>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  )
}
