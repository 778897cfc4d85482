import { formatDate } from '~/domain/dates'
import { numeric } from '../amount/amount.css'

type DateTextProps = {
  /** `yyyy-MM-dd`, optionally with a time, which is not shown. */
  date: string | null | undefined
}

export function DateText({ date }: DateTextProps) {
  const text = formatDate(date)
  if (!date || text === '—') return <span>—</span>
  return (
    <time className={numeric} dateTime={date.slice(0, 10)}>
      {text}
    </time>
  )
}
