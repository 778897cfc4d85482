import { expect, it } from 'vitest'
import { DuesReply } from '~/api/contract/dues'
import { toCsv } from '~/documents/csv'
import { cashBillsCsv } from './cash-bills-csv'
import { duesCsv } from './dues-csv'
import { ownPaymentsCsv, teamPaymentsCsv } from './payments-csv'

const lines = (csv: string) => csv.slice(1).trimEnd().split('\r\n')

it('M177 M179 dues have associate, customer and known amounts', () => {
  const { rows } = DuesReply.parse({
    status: true,
    cmsn_due_details: [
      {
        project_id: 4,
        plot_no: '=1+2',
        booking_id: 9,
        agent_id: 'HG2',
        booked_agent_id: 'HG3',
        agent_name: 'A, B',
        booked_agent_name: 'C',
        customer_name: 'రాము',
        cmsn_due: 1200.5,
        plot_status: 9,
        net_cmsn_amt: 2000,
      },
    ],
  })
  expect(lines(toCsv(duesCsv('team', rows)))).toEqual([
    'Plot No.,Associate,Associate Code,Booked By,Customer,Status,Total Cmsn,Net Cmsn,Paid,Due',
    `'=1+2,"A, B",HG2,C,రాము,Cancelled,,2000,,1200.5`,
  ])
})

it('M193 M199 payments have one row each, both date formats, and the note last', () => {
  const plot = { projectId: '4', projectCode: 'SRE', plotNumber: '7', bookingId: '1' }
  const own = { ...plot, commissionId: '2', receiptId: null, type: 'Bank', paise: 4_209_00 }
  expect(
    lines(toCsv(ownPaymentsCsv([{ date: '2026-11-17', paise: 4_209_00, rows: [own] }], 'Cut.'))),
  ).toEqual([
    'Date,Date (ISO),Project,Plot No.,Payment Mode,Amount',
    '17-Nov-26,2026-11-17,SRE,7,Bank,4209',
    'Cut.',
  ])
  const associate = { associateId: 'HG2', associateName: 'Asha', commissionId: '2', type: 'Other', paise: 50 }
  const team = {
    date: '2026-11-17',
    paise: 100,
    rows: [{ ...plot, paise: 100, associates: [associate, associate] }],
  }
  expect(lines(toCsv(teamPaymentsCsv([team])))).toEqual([
    'Date,Date (ISO),Project,Plot No.,Associate,Associate Code,Payment Mode,Amount',
    '17-Nov-26,2026-11-17,SRE,7,Asha,HG2,Other,0.5',
    '17-Nov-26,2026-11-17,SRE,7,Asha,HG2,Other,0.5',
  ])
})

it('M206 cash bills have one row each, with their status', () => {
  const bill = {
    commissionId: '1',
    projectCode: 'SRE',
    paise: 100_00,
    cashPaise: 90_00,
    plotNumbers: ['7', '8'],
    receiptNumbers: ['R1', 'R2'],
    documentUrl: null,
  }
  const card = {
    sentOn: '2026-11-01',
    totalPaise: 100_00,
    status: 1 as const,
    action: 'Accept',
    question: '',
    bills: [bill],
  }
  expect(lines(toCsv(cashBillsCsv([card])))).toEqual([
    'Date,Date (ISO),Waits For,Project,Plots,Receipts,Commission,Cash',
    '1-Nov-26,2026-11-01,Accept,SRE,7 8,R1 R2,100,90',
  ])
})
