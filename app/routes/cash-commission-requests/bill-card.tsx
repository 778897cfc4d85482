import type { CashBill, CashBillCard } from '~/api/contract/cash-bills'
import { formatDate } from '~/domain/dates'
import { Amount } from '~/ui/amount/amount'
import { Card } from '~/ui/card/card'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { TextLink } from '~/ui/text-link/text-link'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'

interface BillCardProps {
  card: CashBillCard
  /** Where the document of a bill is. */
  documentTo: (commissionId: string) => string
  /** What may be done with the card. */
  children: ReactNode
}

/** The bills of one day: each with what it is for, and below them the button (checklist M206). */
export function BillCard({ card, documentTo, children }: BillCardProps) {
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
        {card.bills.map((bill) => (
          <LedgerRow
            key={bill.commissionId}
            label={`Cmsn ${bill.commissionId} · ${bill.projectCode}`}
            detail={<BillDetail bill={bill} documentTo={documentTo(bill.commissionId)} />}
            value={<Amount paise={bill.cashPaise} />}
          />
        ))}
      </Ledger>
      {children}
    </Card>
  )
}

function BillDetail({ bill, documentTo }: { bill: CashBill; documentTo: string }) {
  return (
    <>
      Amount <Amount paise={bill.paise} />
      <br />
      {bill.plotNumbers.length === 1 ? 'Plot' : 'Plots'} {bill.plotNumbers.join(', ')}
      <br />
      {bill.receiptNumbers.length === 1 ? 'Receipt' : 'Receipts'} {bill.receiptNumbers.join(', ')}
      {bill.documentUrl && (
        <>
          <br />
          <TextLink to={documentTo} icon="download" isNewTab>
            PDF<VisuallyHidden> of commission {bill.commissionId}</VisuallyHidden>
          </TextLink>
        </>
      )}
    </>
  )
}
