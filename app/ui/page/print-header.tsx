import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDateTime, timestampInIndia } from '~/domain/dates'
import { printOnly } from '~/styles/shared.css'
import { printed } from './page.css'

export type PrintHeaderProps = {
  /** Whose paper this is. */
  associate: string
  booking?: string
  /** `yyyy-MM-dd HH:mm:ss` in India time, from the server. */
  printedOn: string
}

/** Heads the paper only. A page left open for hours is dated at the moment it is printed. */
export function PrintHeader({ associate, booking, printedOn }: PrintHeaderProps) {
  const [printedAt, setPrintedAt] = useState(printedOn)

  useEffect(() => {
    const stamp = () => flushSync(() => setPrintedAt(timestampInIndia()))
    window.addEventListener('beforeprint', stamp)
    return () => window.removeEventListener('beforeprint', stamp)
  }, [])

  return (
    <div className={`${printOnly} ${printed}`}>
      <p>Associate: {associate}</p>
      {booking && <p>Booking: {booking}</p>}
      <p>Printed on {formatDateTime(printedAt)}</p>
    </div>
  )
}
