import type { RecordedDeductions } from '~/contract/recorded-deductions'
import { m } from '~/messages/messages'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { deductionItems } from './deduction-items'

interface RecordedBillCardProps {
  billNumber: string
  deductions: RecordedDeductions | null
}

/** The heading names the whole bill, because a page may show only some of its payments. */
export function RecordedBillCard({ billNumber, deductions }: RecordedBillCardProps) {
  if (!deductions) return null
  return (
    <Card heading={billNumber === '' ? m.deductions() : m.wholeBill({ number: billNumber })}>
      <DescriptionList items={deductionItems(deductions)} />
    </Card>
  )
}
