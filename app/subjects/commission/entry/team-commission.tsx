import type { ReactNode } from 'react'
import type { CommissionFigures, CommissionPayment } from '~/domain/commission'
import { m } from '~/messages/messages'
import { Accordion } from '~/ui/accordion/accordion'
import { Amount, RichText } from '~/ui/text/text'
import { CommissionEntry } from './commission-entry'

type TeamCommissionProps = {
  commissions: (CommissionFigures & {
    associateId: string | null
    associateName: string
    payments: CommissionPayment[]
  })[]
  receiptTo: (receiptNumber: string) => string
  queryLink?: (associateId: string | null) => ReactNode
}

/** One accordion per associate, the first open (M166, M189). */
export function TeamCommission({ commissions, receiptTo, queryLink }: TeamCommissionProps) {
  return commissions.map((commission, index) => (
    <Accordion
      key={commission.associateId ?? index}
      heading={[commission.associateId, commission.associateName].filter(Boolean).join(' • ')}
      meta={<RichText text={m.dueWithAmount()} parts={{ amount: <Amount paise={commission.duePaise} /> }} />}
      defaultOpen={index === 0}
    >
      <CommissionEntry
        figures={commission}
        payments={commission.payments}
        paymentsLabel={m.paymentsToAssociate({ associateName: commission.associateName })}
        level={3}
        receiptTo={receiptTo}
        queryLink={commission.associateId && queryLink?.(commission.associateId)}
      />
    </Accordion>
  ))
}
