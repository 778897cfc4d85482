import { Amount } from '../amount/amount'
import { Badge } from '../badge/badge'
import { DateText } from '../date-text/date-text'
import type { Example } from '../example'
import { Table } from './table'

const receipts = [
  { number: 'RC-2026-000114', date: '2026-09-07', netPaise: 100_000_00, latePaise: 500_00 },
  { number: 'RC-2026-000289', date: '2026-10-11', netPaise: 999_999_999_00, latePaise: 0 },
]

export const examples: Example[] = [
  {
    name: 'receipts with a total',
    render: () => (
      <Table
        caption="Receipts of plot 112"
        rows={receipts}
        rowKey={(receipt) => receipt.number}
        totalLabel="Total"
        columns={[
          { header: 'Receipt date', cell: (receipt) => <DateText date={receipt.date} /> },
          { header: 'Receipt number', cell: (receipt) => receipt.number, isRowHeader: true },
          { header: 'Amount', cell: (receipt) => <Amount paise={receipt.netPaise} />, isNumeric: true },
          {
            header: 'Late payment charges applied',
            cell: (receipt) => <Amount paise={receipt.latePaise} />,
            isNumeric: true,
          },
          {
            header: 'Total receipt amount',
            cell: (receipt) => <Amount paise={receipt.netPaise + receipt.latePaise} />,
            isNumeric: true,
            total: <Amount paise={1_000_999_999_00} />,
          },
        ]}
      />
    ),
  },
  {
    name: 'registered plots',
    render: () => (
      <Table
        caption="Registered plots"
        rows={['12/A', '112']}
        rowKey={(plot) => plot}
        columns={[
          { header: 'Plot No.', cell: (plot) => plot, isRowHeader: true },
          { header: 'Name', cell: () => 'వెంకట సత్య సూర్య నారాయణ రాజు' },
          { header: 'Yards & Facing', cell: () => '200 sq. yards, East' },
          { header: 'Registered On', cell: () => <DateText date="2026-09-07" /> },
          { header: 'Status', cell: () => <Badge tone="positive">Registered</Badge> },
        ]}
      />
    ),
  },
]
