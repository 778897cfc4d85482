import { formatDate, formatDateTime } from '~/domain/dates'
import { numeric } from '../amount/amount.css'

type DateTextProps = {
  /** `yyyy-MM-dd`, or `yyyy-MM-dd HH:mm:ss` in India time, as `withTime` needs. */
  date: string | null | undefined
  withTime?: boolean
}

export function DateText({ date, withTime }: DateTextProps) {
  const text = withTime ? formatDateTime(date) : formatDate(date)
  if (!date || text === '—') return <span>—</span>
  return (
    <time className={numeric} dateTime={withTime ? `${date.replace(' ', 'T')}+05:30` : date.slice(0, 10)}>
      {text}
    </time>
  )
}
