import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDateTime, timestampInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { printed } from './page.css'

export type PrintHeaderProps = {
  associate: string
  booking?: string
  /** `yyyy-MM-dd HH:mm:ss` in India time, from the server. */
  printedOn: string
}

/** Print only, rendered from an attribute so that screen readers skip it. The time is updated when printing. */
export function PrintHeader({ associate, booking, printedOn }: PrintHeaderProps) {
  const [printedAt, setPrintedAt] = useState(printedOn)

  useEffect(() => {
    const stamp = () => flushSync(() => setPrintedAt(timestampInIndia()))
    window.addEventListener('beforeprint', stamp)
    return () => window.removeEventListener('beforeprint', stamp)
  }, [])

  const lines = [
    m.associateAssociate({ associate }),
    booking && m.bookingBooking({ booking }),
    m.printedOnPrintedAt({ printedAt: formatDateTime(printedAt) }),
  ]
  return <div className={printed} data-printed={lines.filter(Boolean).join('\n')} />
}
