import type { CollectionRow, CollectionWindow } from '~/contract/collections'
import type { CsvFile } from '~/files/csv'
import { m } from '~/messages/messages'
import { collectionFields } from './collection-fields'
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
    fields: {
      when: { label: m.when, value: (row) => windowName(row.window) },
      customer: collectionFields.customer,
      mobile: { label: m.mobile, value: (row) => row.customerMobile },
      project: { label: m.project, value: (row) => row.projectName },
      plot: collectionFields.plot,
      associate: collectionFields.associate,
      code: { label: m.associateCode, value: (row) => row.associateId },
      instalment: { label: m.instalment, value: (row) => row.instalment },
      instalments: { label: m.instalments, value: (row) => row.instalments },
      due_on: collectionFields.due_on,
      days_late: collectionFields.days_late,
      amount: collectionFields.amount,
      cancels_on: { label: m.cancelsOn, kind: 'date', value: (row) => row.cancelsOn },
      commission: { label: m.yourCommission, kind: 'amount', value: (row) => row.commissionPaise },
    },
    rows,
    note,
  }
}
