import { expect, it } from 'vitest'
import { csvLines } from '../../../tests/factories/csv-lines'
import { type CollectionLine, collectionsCsv } from './collections-csv'

it('X024 the file has the fields of a row, with both date formats; the note comes last', () => {
  const line: CollectionLine = {
    window: 'overdue',
    bookingId: '7',
    customerName: 'Lakshmi',
    customerMobile: '+91 98490 12345',
    plotNumber: '145',
    projectId: '4',
    projectName: 'Neem Grove',
    associateId: 'HG2',
    associateName: 'Asha',
    instalment: 'EMI 19',
    upstreamInstalment: 'EMI 19',
    instalments: 3,
    dueOn: '2026-09-13',
    paise: 2_70_784_00,
    daysLate: 70,
    unpaidInARow: 3,
    cancelsOn: '',
    commissionPaise: 12_50,
  }
  expect(csvLines(collectionsCsv('team', [line], 'Cut.'))).toEqual([
    'When,Customer,Mobile,Project,Plot No.,Associate,Associate Code,Instalment,Instalments,Due On,Due On (ISO),Days Late,Amount Due,Cancels On,Cancels On (ISO),Your Commission',
    "Overdue,Lakshmi,'+91 98490 12345,Neem Grove,145,Asha,HG2,EMI 19,3,13-Sep-26,2026-09-13,70,270784,,,12.5",
    'Cut.',
  ])
})
