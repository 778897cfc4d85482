import type { Due } from '~/contract/dues'
import { amountColumn, type CsvFile } from '~/files/csv'
import { splitDue } from '~/domain/due-split'
import { m } from '~/messages/messages'
import type { DuesList } from './dues-lists'

/** Own dues have one row per booking, team dues one row per booking and associate. */
export function duesCsv(list: DuesList, rows: Due[]): CsvFile<Due> {
  return {
    name: list === 'own' ? 'my-dues' : 'team-dues',
    columns: [
      { header: m.plotNo(), value: (row) => row.plotNumber },
      { header: m.associate(), value: (row) => row.associateName },
      { header: m.associateCode(), value: (row) => row.associateId },
      { header: m.bookedBy(), value: (row) => row.bookedByName },
      { header: m.customer(), value: (row) => row.customerName },
      { header: m.status(), value: (row) => (row.isCancelled ? m.cancelled() : '') },
      amountColumn(m.totalCmsn(), (row) => row.grossPaise),
      amountColumn(m.netCmsn(), (row) => row.netPaise),
      amountColumn(m.paid(), (row) => row.paidPaise),
      amountColumn(m.due(), (row) => row.duePaise),
      ...splitColumns(rows),
    ],
    rows,
  }
}

/** None if the upstream does not name the payable part. */
function splitColumns(rows: Due[]): CsvFile<Due>['columns'] {
  if (rows.every(({ payablePaise }) => payablePaise === null)) return []
  const splitOf = ({ duePaise, payablePaise }: Due) => splitDue(duePaise, payablePaise)
  return [
    amountColumn(m.payableNow(), (row) => splitOf(row)?.payablePaise ?? null),
    amountColumn(m.waitsForTheCustomer(), (row) => splitOf(row)?.waitsPaise ?? null),
  ]
}
