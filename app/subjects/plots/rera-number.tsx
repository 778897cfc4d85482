import type { ShownRera } from '~/domain/rera'
import { m } from '~/messages/messages'
import { DateText } from '~/ui/date-text/date-text'
import { RichText } from '~/ui/rich-text/rich-text'

/** "P02400099004 · valid until 31-Mar-28", for screens of associates: papers have no last day. */
export function ReraNumber({ number, validUntil, isExpired }: ShownRera) {
  if (validUntil === null) return number
  const text = isExpired ? m.numberExpiredOn() : m.numberValidUntil()
  return <RichText text={text} parts={{ number, day: <DateText date={validUntil} /> }} />
}

/** The same after "RERA No." */
export const ReraLine = (rera: ShownRera) => (
  <p>
    <RichText text={m.reraNumber({ number: '<number/>' })} parts={{ number: <ReraNumber {...rera} /> }} />
  </p>
)
