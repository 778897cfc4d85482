import type { LoaderFunctionArgs } from '@remix-run/node'
import { type Due, DUES_SORTS } from '~/contract/dues'
import { splitDue } from '~/domain/due-split'
import { sortSearch } from '~/domain/sorting'
import { amountColumn, type CsvFile, csvResponse } from '~/files/csv'
import { m } from '~/messages/messages'
import { projectParams } from '~/paths/params.server'
import { serveFile } from '~/screen/export/serve-file.server'
import { parseParams } from '~/screen/params'
import { requestedSorting } from '~/screen/sorting.server'
import { modeOf, readerOf } from '~/subjects/commission/dues/dues.server'
import { type DuesList, duesListOf, duesLists } from '~/subjects/commission/dues/dues-lists'

/** The dues of a project as CSV, all pages together. */
export const loader = (args: LoaderFunctionArgs) => {
  const list = duesListOf(args.request)
  const backTo = ({ projectId = '' }) => duesLists[list].project(projectId)
  return serveFile(args, backTo, async ({ api, request, params }) => {
    const { projectId } = parseParams(projectParams, params)
    const sorting = await requestedSorting(api, request.url, DUES_SORTS)
    const { rows } = await readerOf(api, list)(projectId, { mode: modeOf(request), ...sortSearch(sorting) })
    return csvResponse(duesCsv(list, rows))
  })
}

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
