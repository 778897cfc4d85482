import { expect, it } from 'vitest'
import type { Instalment, Receipt } from '~/contract/statements'
import { sortRows } from '~/domain/sorting'
import { instalmentSorts, receiptColumnNames, sortReceipts } from './statement-sorts'

const ROWS = [0, 1, 2, 3, 4]

/** 1 to 5. Each column has its smallest value in the row of the same number. */
const valueIn = (column: number, row: number) => ((row - column + ROWS.length) % ROWS.length) + 1

const receipts: Receipt[] = ROWS.map((row) => ({
  receivedOn: `2026-01-0${valueIn(0, row)}`,
  number: `R${valueIn(1, row)}`,
  netPaise: valueIn(2, row),
  latePaymentPaise: valueIn(3, row),
  totalPaise: valueIn(4, row),
}))

const instalments: Instalment[] = ROWS.map((row) => ({
  type: `EMI ${valueIn(0, row)}`,
  isRegistrationCharge: false,
  dueOn: `2026-01-0${valueIn(1, row)}`,
  duePaise: valueIn(2, row),
  paidPaise: valueIn(3, row),
  balancePaise: valueIn(4, row),
}))

it('X031 each column of receipts sorts by its own values', () => {
  const smallest = receiptColumnNames.map((by) => sortReceipts(receipts, { by, order: 'asc' })[0])
  expect(smallest).toEqual(receipts)
})

it('X031 each column of instalments sorts by its own values', () => {
  const columns = Object.keys(instalmentSorts)
  const smallest = columns.map((by) => sortRows(instalments, { by, order: 'asc' }, instalmentSorts)[0])
  expect(smallest).toEqual(instalments)
})
