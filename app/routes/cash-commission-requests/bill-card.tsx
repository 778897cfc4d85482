import { Fragment, type ReactNode } from 'react'
import { formatDate, formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { printsOpen } from '~/ui/styles/shared.css'
import { Amount, hiddenParts, RichText } from '~/ui/text/text'
import { numeric } from '~/ui/text/text.css'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Icon } from '~/ui/icon/icon'
import { TextLink } from '~/ui/text-link/text-link'
import * as styles from './bill-card.css'
import type { ShownBill, ShownCard } from './shown-cards.server'

interface BillCardProps {
  card: ShownCard
  /** The card's action, if it has one. */
  children: ReactNode
}

/** Bills of one day that await the same step (M206). A single bill shows no amount beside its number if the amount equals the total. */
export function BillCard({ card, children }: BillCardProps) {
  const { bills, totalPaise } = card
  return (
    <Card
      heading={formatDate(card.sentOn)}
      actions={
        <strong>
          <Amount paise={totalPaise} />
        </strong>
      }
    >
      <ul>
        {bills.map((bill, index) => (
          <li className={styles.bill} key={bill.commissionId ?? index}>
            <div className={styles.head}>
              <span className={styles.name}>
                {m.billInProject({ billNumber: bill.billNumber || '—', projectCode: bill.projectCode })}
              </span>
              {(bills.length > 1 || bill.cashPaise !== totalPaise) && <Amount paise={bill.cashPaise} />}
              {bill.documentTo && (
                <TextLink to={bill.documentTo} icon="download" isNewTab>
                  <RichText text={m.pdfOfBill({ billNumber: bill.billNumber || '—' })} parts={hiddenParts} />
                </TextLink>
              )}
            </div>
            <BillDetails bill={bill} />
          </li>
        ))}
      </ul>
      {children}
    </Card>
  )
}

/** Keeps each number on one line, because a hyphen in a number would allow a line break. */
function Numbers({ numbers }: { numbers: string[] }) {
  if (numbers.length === 0) return '—'
  return numbers.map((number, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <span className={numeric}>{number}</span>
    </Fragment>
  ))
}

function BillDetails({ bill }: { bill: ShownBill }) {
  const { plotNumbers, receiptNumbers, acceptedAt } = bill
  const plots = plotNumbers.length === 1 ? m.plot() : m.plots()
  const receipts = receiptNumbers.length === 1 ? m.receipt() : m.receipts()
  return (
    <details className={printsOpen}>
      <summary className={styles.summary}>
        {m.receiptsAndPlots({ receipts: receiptNumbers.length, plots: plotNumbers.length })}
        <Icon name="down" />
      </summary>
      <DescriptionList
        items={[
          { label: m.amount(), value: <Amount paise={bill.paise} /> },
          { label: m.cashAmount(), value: <Amount paise={bill.cashPaise} /> },
          { label: plots, value: <Numbers numbers={plotNumbers} /> },
          { label: receipts, value: <Numbers numbers={receiptNumbers} /> },
          ...(acceptedAt === undefined
            ? []
            : [
                { label: m.accepted(), value: acceptedAt ? formatDateTime(acceptedAt) : m.timeNotRecorded() },
              ]),
        ]}
      />
    </details>
  )
}
