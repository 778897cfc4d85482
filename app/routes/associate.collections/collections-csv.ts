import type { CollectionRow, CollectionWindow } from '~/contract/collections'
import { amountColumn, type CsvFile, dateColumns } from '~/files/csv'
import { m } from '~/messages/messages'
import { windowName } from './windows'

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
      { header: m.when(), value: (row) => windowName(row.window) },
      { header: m.customer(), value: (row) => row.customerName },
      { header: m.mobile(), value: (row) => row.customerMobile },
      { header: m.project(), value: (row) => row.projectName },
      { header: m.plotNo(), value: (row) => row.plotNumber },
      { header: m.associate(), value: (row) => row.associateName },
      { header: m.associateCode(), value: (row) => row.associateId },
      { header: m.instalment(), value: (row) => row.instalment },
      { header: m.instalments(), value: (row) => row.instalments },
      ...dateColumns<CollectionLine>(m.dueOn(), (row) => row.dueOn),
      { header: m.daysLate(), value: (row) => row.daysLate },
      amountColumn(m.amountDue(), (row) => row.paise),
      ...dateColumns<CollectionLine>(m.cancelsOn(), (row) => row.cancelsOn),
      amountColumn(m.yourCommission(), (row) => row.commissionPaise),
    ],
    rows,
    note,
  }
}
