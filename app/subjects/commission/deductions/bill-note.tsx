import { Fragment } from 'react'
import { m } from '~/messages/messages'
import { deductionItems } from './deduction-items'
import type { RecordedBill } from './recorded-bills'

const NO_BREAK = '\u00a0'

/** One line in a list of payments, for all payments of a bill. */
export function BillNote({ bill }: { bill: RecordedBill }) {
  return (
    <>
      {m.wholeBill({ number: bill.billNumber })}
      {deductionItems(bill).map(({ label, value }) => (
        <Fragment key={label}>
          {' · '}
          {label}
          {NO_BREAK}
          {value}
        </Fragment>
      ))}
    </>
  )
}
