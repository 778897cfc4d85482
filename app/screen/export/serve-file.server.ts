import type { LoaderFunctionArgs } from '@remix-run/node'
import { PAGE_TIMEOUT_MS, requestIdOf } from '~/api/caller.server'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { nullIfLateOrFailed } from '~/api/with-timeout.server'
import { fileNameOf } from '~/files/download'
import { escapeHtml } from '~/files/error-page.server'
import { m } from '~/messages/messages'
import { requireAssociate } from '~/session/guard.server'
import { getSession, type Session } from '~/session/session.server'
import { log } from '~/telemetry/log.server'
import { loggedPath } from '~/telemetry/logged-path'
import { inTurnOfPerson } from './downloads-of-person.server'

interface FileRequest extends LoaderFunctionArgs {
  api: Api
  session: Session
}

type BackTo = (params: LoaderFunctionArgs['params']) => string
type MakeFile = (request: FileRequest) => Promise<Response>

/** Serves a file that the portal makes. Records the download if the upstream offers `activity`. */
export const serveFile = (args: LoaderFunctionArgs, backTo: BackTo, make: MakeFile) =>
  serveUpstreamFile(args, backTo, async (request) => {
    const response = await make(request)
    await recordDownload(request.api, response)
    return response
  })

/** Serves a file to the logged-in associate, two at a time. An `ApiError` becomes a plain page with a link back. */
export async function serveUpstreamFile(
  args: LoaderFunctionArgs,
  backTo: BackTo,
  make: MakeFile,
): Promise<Response> {
  const session = await getSession(args)
  const deadline = AbortSignal.any([args.request.signal, AbortSignal.timeout(PAGE_TIMEOUT_MS)])
  // The time limit of the calls starts with the turn.
  const serve = async () => make({ ...args, ...(await requireAssociate(args)) })
  try {
    return await (session ? inTurnOfPerson(session.user.id, deadline, serve) : serve())
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const pathname = loggedPath(new URL(args.request.url).pathname)
    const { kind, call, detail } = error
    const requestId = requestIdOf(args.context)
    log.warn({ pathname, kind, call, detail, requestId }, 'file failed')
    return backLinkPage(error, backTo(args.params))
  }
}

function backLinkPage({ message, init }: ApiError, backTo: string): Response {
  const html = `<!DOCTYPE html><html lang="${m.languageTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(message)}</title></head><body><main><h1>${escapeHtml(message)}</h1><p><a href="${escapeHtml(backTo)}">${m.back()}</a></p></main></body></html>`
  const headers = { ...init.headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(html, { ...init, headers })
}

const TIMEOUT_MS = 300

/** Records the download of a file that the portal made (X050). If the call fails, the file is still sent, unless the token is revoked. */
async function recordDownload(api: Api, { ok, headers }: Response): Promise<void> {
  const file = fileNameOf(headers)
  if (!ok || file === null || !(await api.capabilities.offers('activity'))) return
  await nullIfLateOrFailed(api.activity.recordDownload(file), TIMEOUT_MS)
}
