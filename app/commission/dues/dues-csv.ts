import type { Due } from '~/api/contract/dues'
import { amountColumn, type CsvFile } from '~/documents/csv'
import type { DuesList } from './dues-lists'

/** One row per booking; team dues have one per associate. */
export function duesCsv(list: DuesList, rows: Due[]): CsvFile<Due> {
  return {
    name: list === 'own' ? 'my-dues' : 'team-dues',
    columns: [
      { header: 'Plot No.', value: (row) => row.plotNumber },
      { header: 'Associate', value: (row) => row.associateName },
      { header: 'Associate Code', value: (row) => row.associateId },
      { header: 'Booked By', value: (row) => row.bookedByName },
      { header: 'Customer', value: (row) => row.customerName },
      { header: 'Status', value: (row) => (row.isCancelled ? 'Cancelled' : '') },
      amountColumn('Total Cmsn', (row) => row.grossPaise),
      amountColumn('Net Cmsn', (row) => row.netPaise),
      amountColumn('Paid', (row) => row.paidPaise),
      amountColumn('Due', (row) => row.duePaise),
    ],
    rows,
  }
}
