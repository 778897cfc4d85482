import { Amount, DateText } from '../text/text'
import { Badge } from '../badge/badge'
import type { Example } from '../example'
import { FoldedRows } from './folded-rows'
import { Table } from './table'

const receipts = [
  { number: 'RC-2026-000114', date: '2026-09-07', netPaise: 100_000_00, latePaise: 500_00 },
  { number: 'RC-2026-000289', date: '2026-10-11', netPaise: 999_999_999_00, latePaise: 0 },
]

export const examples: Example[] = [
  {
    name: 'receipts with a total, sorted',
    render: () => (
      <Table
        caption="Receipts of plot 112"
        rows={receipts}
        rowKey={(receipt) => receipt.number}
        totalLabel="Total"
        sort={{ by: 'amount', order: 'asc', to: ({ sort, order }) => `?sort=${sort}&order=${order}` }}
        columns={[
          {
            header: 'Receipt date',
            place: 'detail',
            cell: (receipt) => <DateText date={receipt.date} />,
            sortBy: 'date',
          },
          { header: 'Receipt number', place: 'title', cell: (receipt) => receipt.number },
          {
            header: 'Amount',
            place: 'amount',
            cell: (receipt) => <Amount paise={receipt.netPaise} />,
            isNumeric: true,
            total: <Amount paise={1_000_099_999_00} />,
            sortBy: 'amount',
          },
          {
            header: 'Late charges',
            place: 'detail',
            cell: (receipt) => <Amount paise={receipt.latePaise} />,
            isNumeric: true,
            isLabelled: true,
            isMinor: (receipt) => receipt.latePaise === 0,
          },
        ]}
      />
    ),
  },
  {
    name: 'groups of rows that are links',
    render: () => (
      <Table
        caption="Payments"
        isCaptionHidden
        groups={[
          { key: 1, heading: '7-Sep-26', sum: <Amount paise={4_300_00} />, rows: ['12/A'] },
          { key: 2, heading: '6-Sep-26', sum: '2 plots', rows: [] },
          {
            key: 3,
            heading: 'Plot 112',
            level: 3,
            rows: ['112', 'వెంకట సత్య సూర్య నారాయణ రాజు Venkata Satya Surya Raju'],
          },
        ]}
        rowKey={(plot) => plot}
        rowTo={(plot) => `/plots/${plot}`}
        columns={[
          { header: 'Plot No.', place: 'title', cell: (plot) => plot },
          { header: 'Project', place: 'detail', cell: () => 'Sri Lakshmi Narasimha Green Meadows' },
          { header: 'Amount', place: 'amount', cell: () => <Amount paise={4_300_00} />, isNumeric: true },
          { header: 'Status', place: 'state', cell: () => <Badge tone="positive">Registered</Badge> },
        ]}
      />
    ),
  },
  {
    name: 'rows that expand, with folded rows',
    render: () => {
      const table = {
        rowKey: (name: string) => name,
        details: {
          rowName: (name: string) => name,
          isOpen: (name: string) => name === 'Lakshmi',
          note: (name: string) => (name === 'Lakshmi' ? '₹36,000 + ₹1,240 late charges' : null),
          content: () => <p>Sale Amount ₹25,00,000</p>,
        },
        columns: [
          {
            header: 'Customer',
            place: 'title' as const,
            cell: (name: string) => (
              <>
                <h2>{name}</h2> <span>Plot 112</span>
              </>
            ),
          },
          {
            header: 'Due',
            place: 'amount' as const,
            cell: () => <Amount paise={37_240_00} />,
            isNumeric: true,
          },
          { header: 'Status', place: 'state' as const, cell: () => <Badge icon="clock">Due now</Badge> },
        ],
      }
      return (
        <Table
          caption="Booked plots"
          {...table}
          rows={['Lakshmi', 'వెంకట సత్య సూర్య నారాయణ రాజు Venkata Satya Surya Raju']}
          after={<FoldedRows {...table} rows={['Anand']} label="1 more" isNarrowOnly />}
        />
      )
    },
  },
]
