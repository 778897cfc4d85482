import type { Payment } from '~/api/contract/payments'
import { formatDate } from '~/domain/dates'
import { isWholeDay, type LoadedPart } from '~/domain/payment-days'
import { paymentTypeName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { isPaymentQueried, type QueriedPayment } from '~/queries/queried-payments'
import { Amount } from '~/ui/amount/amount'
import { UpstreamText } from '~/ui/upstream-text/upstream-text'
import { Icon } from '~/ui/icon/icon'
import { type Column, Table } from '~/ui/table/table'
import { paymentIcon } from '~/commission/payment-list/payment-icon'
import { ownDays, pageAnchors, type PaymentsPage } from './payments-page'

export interface PaymentsTableProps {
  list: LoadedPart & { pages: PaymentsPage[] }
  /** Payments with an open query. */
  queried: QueriedPayment[]
}

export function OwnPayments({ list, queried }: PaymentsTableProps) {
  const { pages } = list
  const anchors = pageAnchors(pages, (page) => (page.view === 'own' ? page.days[0]?.rows[0] : undefined))
  const days = ownDays(pages)
  const rows = days.flatMap((day) => day.rows)
  return (
    <Table
      caption={m.myPayments()}
      isCaptionHidden
      groups={days.map((day, index) => ({
        key: day.date,
        heading: formatDate(day.date),
        sum: isWholeDay(days, index, list) ? <Amount paise={day.paise} /> : undefined,
        rows: day.rows,
      }))}
      rowKey={({ commissionId, bookingId, receiptId }, index) =>
        `${commissionId} ${bookingId} ${receiptId} ${index}`
      }
      rowId={(payment) => anchors.get(payment)}
      rowTo={detailsOf}
      columns={[
        {
          header: m.plot(),
          place: 'title',
          cell: ({ plotNumber, projectCode }) => m.plotInProject({ plotNumber, projectCode }),
        },
        {
          header: m.type(),
          place: 'detail',
          cell: (payment) => <PaymentType {...payment} queried={queried} />,
        },
        ...(rows.some(({ receiptNumber }) => receiptNumber !== '') ? [receiptColumn()] : []),
        {
          header: m.amount(),
          place: 'amount',
          cell: ({ paise }) => <Amount paise={paise} />,
          isNumeric: true,
        },
      ]}
    />
  )
}

/** The receipt number distinguishes payments of the same day, plot and amount. */
const receiptColumn = (): Column<Payment> => ({
  header: m.receiptNo(),
  place: 'detail',
  cell: ({ receiptNumber }) => receiptNumber,
})

interface PaymentTypeProps {
  type: string
  commissionId: string | null
  receiptNumber?: string
  queried: QueriedPayment[]
}

export function PaymentType({ type, queried, ...payment }: PaymentTypeProps) {
  return (
    <>
      <Icon name={paymentIcon(type)} />
      <UpstreamText>{` ${paymentTypeName(type)}`}</UpstreamText>
      {isPaymentQueried(queried, payment) && m.queryOpen()}
    </>
  )
}

/** Receipt id of a payment without a receipt (M194). */
const NO_RECEIPT = '0'

/** Address of the details. Undefined if the plot number or any id except the receipt id is missing. */
function detailsOf(payment: Payment): string | undefined {
  const { projectId, plotNumber: plot, bookingId, commissionId } = payment
  if (projectId === null || plot === '' || bookingId === null || commissionId === null) return undefined
  return paths.paymentDetails({
    projectId,
    plot,
    bookingId,
    commissionId,
    receiptId: payment.receiptId ?? NO_RECEIPT,
  })
}
