import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Due } from '~/contract/dues'
import { DUES_SORTS } from '~/contract/sort-names'
import { splitDue } from '~/domain/due-split'
import type { Fields } from '~/domain/fields'
import { sortSearch } from '~/domain/sorting'
import { type CsvFile, csvResponse } from '~/files/csv'
import { m } from '~/messages/messages'
import { projectParams } from '~/paths/params.server'
import { serveFile } from '~/screen/export/serve-file.server'
import { parseParams } from '~/screen/params'
import { requestedSorting } from '~/screen/sorting.server'
import { modeOf, readerOf } from '~/subjects/commission/dues/dues.server'
import { type DuesList, duesListOf, duesLists } from '~/subjects/commission/dues/dues-lists'
import { dueFields } from './due-fields'

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
    fields: {
      plot: dueFields.plot,
      associate: dueFields.associate,
      code: { label: m.associateCode, value: (row) => row.associateId },
      booked_by: { label: m.bookedBy, value: (row) => row.bookedByName },
      customer: dueFields.customer,
      status: dueFields.status,
      gross: { label: m.totalCmsn, kind: 'amount', value: (row) => row.grossPaise },
      net: { label: m.netCmsn, kind: 'amount', value: (row) => row.netPaise },
      paid: { label: m.paid, kind: 'amount', value: (row) => row.paidPaise },
      due: dueFields.due,
      // An upstream need not name the payable part.
      ...(rows.some(({ payablePaise }) => payablePaise !== null) && splitFields),
    },
    rows,
  }
}

const splitOf = ({ duePaise, payablePaise }: Due) => splitDue(duePaise, payablePaise)

const splitFields: Fields<Due> = {
  payable: { label: m.payableNow, kind: 'amount', value: (row) => splitOf(row)?.payablePaise ?? null },
  waits: { label: m.waitsForTheCustomer, kind: 'amount', value: (row) => splitOf(row)?.waitsPaise ?? null },
}
