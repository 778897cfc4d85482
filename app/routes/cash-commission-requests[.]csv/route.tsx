import type { LoaderFunctionArgs } from '@remix-run/node'
import { cashBillsCsv } from '~/commission/cash-bills-csv'
import { csvResponse } from '~/documents/csv'
import { paths } from '~/paths'
import { answerFile } from '~/take-away/answer-file.server'

export const loader = (args: LoaderFunctionArgs) =>
  answerFile(
    args,
    () => paths.cashCommission(),
    async ({ api }) => csvResponse(cashBillsCsv((await api.cashBills.open()).cards)),
  )
