import { m } from '~/messages/messages'
import type { Call } from './endpoints'
import { ApiError } from './errors'
import { openFile, type OpenFile } from './files.server'
import { mediaUrl } from './media-address.server'
import { isAbsent } from './optional-calls'
import { payments } from './payments.server'
import type { Caller } from './caller.server'

const MAX_BYTES = 10 * 1024 * 1024
const TOTAL_MS = 30_000

export function documents(caller: Caller, user: string) {
  const addresses = payments(caller, user)
  return {
    paidCommission: async (associate: string, commission: string) =>
      openPdf(caller, 'paidCommissionDocument', addresses.paidCommissionUrl(associate, commission)),

    /** Without a receipt, the statement covers the whole bill. */
    commissionStatement: async (commission: string, receipt: string | null) =>
      openPdf(caller, 'commissionStatement', addresses.statementUrl(commission, receipt)),
  }
}

/** The address must come from the upstream, never from a browser. Throws as `callUpstream` does. */
async function openPdf(caller: Caller, call: Call, addressRequest: Promise<string>): Promise<OpenFile> {
  const address = await addressRequest.catch((error: unknown) => {
    throw isAbsent(error) ? new ApiError('not-found', m.thisDocumentIsNotAvailable(), call, 'absent') : error
  })
  if (!mediaUrl(address))
    throw new ApiError('unreadable', m.documentCannotBeOpened(), call, 'origin not allowed')
  const file = {
    call,
    source: address,
    deadline: AbortSignal.timeout(TOTAL_MS),
    maxBytes: MAX_BYTES,
  }
  return openFile(caller, file, ['application/pdf'])
}
