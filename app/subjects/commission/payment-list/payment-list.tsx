import type { CommissionPayment } from '~/domain/commission'
import { paymentDerivation } from '~/domain/derivation'
import { paymentTypeName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { RulesLink } from '~/subjects/rules/rules-link'
import { Amount, DateText, UpstreamText } from '~/ui/text/text'
import { Derivation } from '~/ui/derivation/derivation'
import { Icon } from '~/ui/icon/icon'
import { Link } from '~/ui/link/link'
import { Table } from '~/ui/table/table'
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
  return (
    <section className={hasArrows ? styles.boxWithArrows : styles.box} aria-label={label} tabIndex={0}>
      <Table
        caption={label}
        isCaptionHidden
        rows={rows}
        rowKey={(_, index) => index}
        columns={[
          {
            header: m.type(),
            place: 'title',
            cell: ({ type }) => (
              <>
                <Icon name={paymentIcon(type)} />{' '}
                <UpstreamText>{paymentTypeName(type) || m.other()}</UpstreamText>
              </>
            ),
          },
          { header: m.date(), place: 'detail', cell: ({ paidOn }) => <DateText date={paidOn} /> },
          {
            header: m.receiptNo(),
            place: 'detail',
            isMinor: ({ receiptNumber }) => !receiptNumber,
            cell: ({ receiptNumber }) =>
              receiptNumber ? (
                <Link className={styles.receipt} to={receiptTo(receiptNumber)}>
                  {receiptNumber}
                </Link>
              ) : (
                '—'
              ),
          },
          {
            header: m.amount(),
            place: 'amount',
            isNumeric: true,
            cell: ({ calculation, paise }) => (
              <Derivation text={calculation} rule={<RulesLink section="release-of-commission" />}>
                <span className={calculation === null ? styles.plainAmount : undefined}>
                  <Amount paise={paise} />
                </span>
              </Derivation>
            ),
          },
        ]}
      />
    </section>
  )
}

function byType(payments: CommissionPayment[]): CommissionPayment[] {
  return [...payments].sort(
    (a, b) => paymentRank(a.type) - paymentRank(b.type) || (b.paidOn ?? '').localeCompare(a.paidOn ?? ''),
  )
}
