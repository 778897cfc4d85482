import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseParams } from '~/screen/params'
import { commissionBillParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { serveUpstreamFile } from '~/screen/export/serve-file.server'
import { fileResponse } from '~/screen/export/file-response.server'

/** The upstream's document of an associate's paid commission (M200). */
export const loader = (args: LoaderFunctionArgs) =>
  serveUpstreamFile(
    args,
    () => paths.payments(),
    async ({ api, params }) => {
      const { associateId, commissionId } = parseParams(commissionBillParams, params)
      const document = await api.documents.paidCommission(associateId, commissionId)
      return fileResponse(document, `paid-commission-${associateId}-${commissionId}`)
    },
  )
