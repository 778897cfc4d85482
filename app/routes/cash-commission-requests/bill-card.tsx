import { formatDate } from '~/domain/dates'
import { Amount } from '~/ui/amount/amount'
import { Card } from '~/ui/card/card'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { TextLink } from '~/ui/text-link/text-link'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'
import type { ShownBill, ShownCard } from './shown-card'

interface BillCardProps {
  card: ShownCard
  /** The card's action, if it has one. */
  children: ReactNode
}

/** The bills of one day (M206). */
export function BillCard({ card, children }: BillCardProps) {
  return (
    <Card
      heading={formatDate(card.sentOn)}
      actions={
        <strong>
          <Amount paise={card.totalPaise} />
        </strong>
      }
    >
      <Ledger>
        {card.bills.map((bill, index) => (
          <LedgerRow
            key={bill.commissionId ?? index}
            label={`Cmsn ${bill.commissionId ?? '—'} · ${bill.projectCode}`}
            detail={<BillDetail bill={bill} />}
            value={<Amount paise={bill.cashPaise} />}
          />
        ))}
      </Ledger>
      {children}
    </Card>
  )
}

function BillDetail({ bill }: { bill: ShownBill }) {
  return (
    <>
      Amount <Amount paise={bill.paise} />
      <br />
      {bill.plotNumbers.length === 1 ? 'Plot' : 'Plots'} {bill.plotNumbers.join(', ')}
      <br />
      {bill.receiptNumbers.length === 1 ? 'Receipt' : 'Receipts'} {bill.receiptNumbers.join(', ')}
      {bill.documentTo && (
        <>
          <br />
          <TextLink to={bill.documentTo} icon="download" isNewTab>
            PDF<VisuallyHidden> of commission {bill.commissionId}</VisuallyHidden>
          </TextLink>
        </>
      )}
    </>
  )
}
