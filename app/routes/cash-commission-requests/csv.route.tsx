import type { LoaderFunctionArgs } from '@remix-run/node'
import { cashBillsCsv } from './cash-bills-csv'
import { csvResponse } from '~/files/csv'
import { paths } from '~/paths/paths'
import { serveFile } from '~/screen/export/serve-file.server'

export const loader = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.cashCommission(),
    async ({ api }) => csvResponse(cashBillsCsv((await api.cashBills.list()).cards)),
  )
