import type { Due } from '~/api/contract/dues'
import { amountColumn, type CsvColumn, type CsvFile } from '~/documents/csv'
import type { DuesList } from './dues-lists'

/** The dues of a project: a row for each booking, of the team for each associate of it. Amounts that no reply tells are left empty. */
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
      knownAmount('Total Cmsn', (row) => row.grossPaise),
      knownAmount('Net Cmsn', (row) => row.netPaise),
      knownAmount('Paid', (row) => row.paidPaise),
      amountColumn('Due', (row) => row.duePaise),
    ],
    rows,
  }
}

const knownAmount = (header: string, paiseOf: (row: Due) => number | null): CsvColumn<Due> => ({
  header,
  value: (row) => {
    const paise = paiseOf(row)
    return paise === null ? null : paise / 100
  },
})
