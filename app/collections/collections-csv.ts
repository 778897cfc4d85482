import type { CollectionRow, CollectionWindow } from '~/api/contract/collections'
import { amountColumn, type CsvFile, dateColumns } from '~/documents/csv'
import { WINDOW_LABELS } from './windows'

export type CollectionLine = CollectionRow & { window: CollectionWindow }

/** One row per booking and window. */
export function collectionsCsv(
  scope: 'own' | 'team',
  rows: CollectionLine[],
  note?: string,
): CsvFile<CollectionLine> {
  return {
    name: scope === 'team' ? 'team-collections' : 'collections',
    columns: [
      { header: 'When', value: (row) => WINDOW_LABELS[row.window] },
      { header: 'Customer', value: (row) => row.customerName },
      { header: 'Mobile', value: (row) => row.customerMobile },
      { header: 'Project', value: (row) => row.projectName },
      { header: 'Plot No.', value: (row) => row.plotNumber },
      { header: 'Associate', value: (row) => row.associateName },
      { header: 'Associate Code', value: (row) => row.associateId },
      { header: 'Instalment', value: (row) => row.instalment },
      { header: 'Instalments', value: (row) => row.instalments },
      ...dateColumns<CollectionLine>('Due On', (row) => row.dueOn),
      { header: 'Days Late', value: (row) => row.daysLate },
      amountColumn('Amount Due', (row) => row.paise),
      ...dateColumns<CollectionLine>('Cancels On', (row) => row.cancelsOn),
      amountColumn('Your Commission', (row) => row.commissionPaise),
    ],
    rows,
    note,
  }
}
