import { expect, it } from 'vitest'
import { csvLines } from '../../../tests/factories/csv-lines'
import { DuesReply } from '~/contract/dues'
import { duesCsv } from './dues-csv'

it('X090 the due is split if the upstream names the payable part', () => {
  const { rows } = DuesReply.parse({
    status: true,
    cmsn_due_details: [{ plot_no: '7', cmsn_due: 1000, payable_amt: 300 }],
  })
  expect(csvLines(duesCsv('own', rows)).map((line) => line.split(',').slice(-3))).toEqual([
    ['Due', 'Payable now', 'Waits for the customer'],
    ['1000', '300', '700'],
  ])
})

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
  expect(csvLines(duesCsv('team', rows))).toEqual([
    'Plot No.,Associate,Associate Code,Booked By,Customer,Status,Total Cmsn,Net Cmsn,Paid,Due',
    `'=1+2,"A, B",HG2,C,రాము,Cancelled,,2000,,1200.5`,
  ])
})
