import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadTaxYear, taxCsv } from './tax-year.server'
import { csvResponse } from '~/files/csv'
import { serveFile } from '~/screen/export/serve-file.server'
import { paths } from '~/paths/paths'

export const loader = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.tax(),
    async ({ api, request }) => {
      await api.capabilities.require('taxes')
      const { year, quarters } = await loadTaxYear(api, request.url)
      return csvResponse(taxCsv(year, quarters))
    },
  )
