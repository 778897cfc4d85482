import type { CommissionPayment } from '~/domain/commission'
import { paymentDerivation } from '~/domain/derivation'
import { paymentTypeName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { RulesLink } from '~/subjects/rules/rules-link'
import { Amount, DateText, UpstreamText } from '~/ui/text/text'
import { Derivation } from '~/ui/derivation/derivation'
import { Icon } from '~/ui/icon/icon'
import { Link } from '~/ui/link/link'
import { paymentIcon, paymentRank } from './payment-icon'
import * as styles from './payment-list.css'

type PaymentListProps = {
  /** Accessible name of the scroll box. */
  label: string
  payments: CommissionPayment[]
  /** The net commission as a percentage of the receipts minus charges. A payment that agrees with it shows its calculation. */
  netPercent: number | null
  receiptTo: (receiptNumber: string) => string
}

/** Sorts payments by type, and those of a type newest first. */
export function PaymentList({ label, payments, netPercent, receiptTo }: PaymentListProps) {
  const rows = byType(payments).map((payment) => ({
    ...payment,
    calculation: paymentDerivation(netPercent, payment),
  }))
  const hasArrows = rows.some(({ calculation }) => calculation !== null)
  const plainAmount = hasArrows ? styles.arrowless : styles.amount
  return (
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>{label}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[m.type(), m.date(), m.receiptNo(), m.amount()].map((header, index) => (
              <th
                key={header}
                scope="col"
                role="columnheader"
                className={index === 3 ? plainAmount : undefined}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((payment, index) => (
            <tr key={index} role="row">
              <th scope="row" role="rowheader" className={styles.type}>
                <Icon name={paymentIcon(payment.type)} />{' '}
                <UpstreamText>{paymentTypeName(payment.type) || m.other()}</UpstreamText>
              </th>
              <td role="cell" className={styles.detail}>
                <DateText date={payment.paidOn} />
              </td>
              <td role="cell" className={payment.receiptNumber ? styles.detail : styles.missing}>
                {payment.receiptNumber ? (
                  <Link className={styles.receipt} to={receiptTo(payment.receiptNumber)}>
                    {payment.receiptNumber}
                  </Link>
                ) : (
                  '—'
                )}
              </td>
              <td role="cell" className={payment.calculation === null ? plainAmount : styles.amount}>
                <Derivation text={payment.calculation} rule={<RulesLink section="release-of-commission" />}>
                  <Amount paise={payment.paise} />
                </Derivation>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function byType(payments: CommissionPayment[]): CommissionPayment[] {
  return [...payments].sort(
    (a, b) => paymentRank(a.type) - paymentRank(b.type) || (b.paidOn ?? '').localeCompare(a.paidOn ?? ''),
  )
}
