import { type Cancellation, cancellationFacts } from '~/domain/cancellation'
import { m } from '~/messages/messages'
import { Amount } from '~/ui/amount/amount'
import { DateText } from '~/ui/date-text/date-text'
import { Notice } from '~/ui/notice/notice'

export const CancellationNotice = () => <Notice tone="critical">{m.thisBookingIsCancelled()}</Notice>

export const cancellationItems = (cancellation: Cancellation) =>
  cancellationFacts(cancellation, {
    date: (day) => <DateText date={day} />,
    amount: (paise) => <Amount paise={paise} />,
  })
