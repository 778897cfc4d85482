import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseParams } from '~/screen/params'
import { commissionStatementParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { serveUpstreamFile } from '~/screen/export/serve-file.server'
import { fileResponse } from '~/screen/export/file-response.server'

/** The upstream's statement of a payment; receipt 0 stands for the whole bill (M204). */
export const loader = (args: LoaderFunctionArgs) =>
  serveUpstreamFile(
    args,
    () => paths.payments(),
    async ({ api, params }) => {
      const { commissionId, receiptId } = parseParams(commissionStatementParams, params)
      const receipt = receiptId === '0' ? null : receiptId
      const document = await api.documents.commissionStatement(commissionId, receipt)
      return fileResponse(document, `commission-statement-${commissionId}-${receiptId}`)
    },
  )
