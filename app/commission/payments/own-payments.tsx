import type { Payment } from '~/api/contract/payments'
import { formatDate } from '~/domain/dates'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Icon } from '~/ui/icon/icon'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { LedgerGroup } from '~/ui/ledger/ledger-group'
import { paymentIcon } from '~/commission/payment-list/payment-icon'
import { ownDays, pageStarts, type PaymentsPage } from './payments-page'

export function OwnPayments({ pages }: { pages: PaymentsPage[] }) {
  const starts = pageStarts(pages, (page) => (page.view === 'own' ? page.days[0]?.rows[0] : undefined))
  return ownDays(pages).map((day) => (
    <LedgerGroup key={day.date} heading={formatDate(day.date)} sum={<Amount paise={day.paise} />}>
      <Ledger>
        {day.rows.map((payment, index) => (
          <LedgerRow
            key={`${payment.commissionId} ${payment.bookingId} ${payment.receiptId} ${index}`}
            id={starts.get(payment)}
            label={`Plot ${payment.plotNumber} · ${payment.projectCode}`}
            detail={<PaymentType type={payment.type} />}
            value={<Amount paise={payment.paise} />}
            to={detailsOf(payment)}
          />
        ))}
      </Ledger>
    </LedgerGroup>
  ))
}

export function PaymentType({ type }: { type: string }) {
  return (
    <>
      <Icon name={paymentIcon(type)} /> {type}
    </>
  )
}

/** A payment without a receipt uses 0 (M194). */
const NO_RECEIPT = '0'

/** Undefined if the row lacks a part of its address. */
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
