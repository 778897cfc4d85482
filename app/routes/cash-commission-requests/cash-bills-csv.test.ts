import { expect, it } from 'vitest'
import { csvLines } from '../../../tests/factories/csv-lines'
import { cashBillsCsv } from './cash-bills-csv'

it('M206 X096 a cash bill has one row with its number, next step, plots, receipts and amounts', () => {
  const bill = {
    commissionId: '1',
    billNumber: 'CB-1',
    projectCode: 'SRE',
    paise: 100_00,
    cashPaise: 90_00,
    plotNumbers: ['7', '8'],
    receiptNumbers: ['R1', 'R2'],
    documentUrl: null,
    acceptedAt: undefined,
  }
  const card = {
    sentOn: '2026-11-01',
    totalPaise: 100_00,
    status: 1 as const,
    action: 'Accept',
    question: '',
    bills: [bill],
  }
  expect(csvLines(cashBillsCsv([card]))).toEqual([
    'Date,Date (ISO),Next Step,Bill No.,Project,Plots,Receipts,Commission,Cash',
    '1-Nov-26,2026-11-01,Accept,CB-1,SRE,7 8,R1 R2,100,90',
  ])
})
