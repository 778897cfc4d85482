import { useEffect, useRef } from 'react'
import { formatDateTime, timestampInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { printed } from './page.css'

const PRINTED = 'data-printed'

export type PrintHeaderProps = {
  /** Head of a document that the reader may hand on. */
  firm?: string
  associate?: string
  booking?: string
  /** Last line, for example about rows that the page omits. */
  note?: string
  /** `yyyy-MM-dd HH:mm:ss` in India time, from the server. */
  printedOn: string
}

/** Only for print. CSS shows the text of an attribute, so that text browsers skip the text. With scripts, printing updates the time. */
export function PrintHeader({ firm, associate, booking, printedOn, note }: PrintHeaderProps) {
  const header = useRef<HTMLDivElement>(null)
  const textAt = (time: string) =>
    [
      firm,
      associate && m.printHeaderAssociate({ associate }),
      booking && m.printHeaderBooking({ booking }),
      m.printedAt({ printedAt: formatDateTime(time) }),
      note,
    ]
      .filter(Boolean)
      .join('\n')

  useEffect(() => {
    const stamp = () => header.current?.setAttribute(PRINTED, textAt(timestampInIndia()))
    addEventListener('beforeprint', stamp)
    return () => removeEventListener('beforeprint', stamp)
  })

  return <div ref={header} className={printed} {...{ [PRINTED]: textAt(printedOn) }} />
}
