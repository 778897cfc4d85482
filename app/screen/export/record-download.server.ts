import type { Api } from '~/api/client.server'
import { nullIfLateOrFailed } from '~/api/with-timeout.server'
import { fileNameOf } from '~/files/download'

const TIMEOUT_MS = 300

/** Records the download of a file that the portal made (X050). If the call fails, the file is still sent, unless the token is revoked. */
export async function recordDownload(api: Api, { ok, headers }: Response): Promise<void> {
  const file = fileNameOf(headers)
  if (!ok || file === null || !(await api.capabilities.offers('activity'))) return
  await nullIfLateOrFailed(api.activity.recordDownload(file), TIMEOUT_MS)
}
