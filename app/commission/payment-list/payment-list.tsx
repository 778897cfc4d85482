import type { CommissionPayment } from '~/domain/commission'
import { paymentDerivation } from '~/domain/derivation'
import { paymentTypeName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { Amount } from '~/ui/amount/amount'
import { UpstreamText } from '~/ui/upstream-text/upstream-text'
import { DateText } from '~/ui/date-text/date-text'
import { DerivationLine } from '~/ui/derivation/derivation'
import { Icon } from '~/ui/icon/icon'
import { TextLink } from '~/ui/text-link/text-link'
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
  return (
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <ul>
        {byType(payments).map((payment, index) => (
          <li className={styles.payment} key={index}>
            <DerivationLine
              label={<PaymentLabel payment={payment} />}
              text={paymentDerivation(netPercent, payment)}
              source={
                payment.receiptNumber && (
                  <TextLink to={receiptTo(payment.receiptNumber)}>
                    {m.receiptNumber({ number: payment.receiptNumber })}
                  </TextLink>
                )
              }
            >
              <strong>
                <Amount paise={payment.paise} />
              </strong>
            </DerivationLine>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaymentLabel({ payment: { type, paidOn } }: { payment: CommissionPayment }) {
  return (
    <span className={styles.label}>
      <span>
        <Icon name={paymentIcon(type)} /> <UpstreamText>{paymentTypeName(type) || m.other()}</UpstreamText>
      </span>{' '}
      <span className={styles.date}>
        <DateText date={paidOn} />
      </span>
    </span>
  )
}

function byType(payments: CommissionPayment[]): CommissionPayment[] {
  return [...payments].sort(
    (a, b) => paymentRank(a.type) - paymentRank(b.type) || (b.paidOn ?? '').localeCompare(a.paidOn ?? ''),
  )
}
