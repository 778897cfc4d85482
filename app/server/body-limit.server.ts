import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { FORM_BYTES, IMAGE_FORM_BYTES } from '~/session/body-limits'
import { screenPath } from '~/paths/screen-at'
import { searchParamsOf } from '~/paths/params.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { sendErrorPage } from '~/files/error-page.server'

const FORM_MS = 30_000
const IMAGE_FORM_MS = 120_000

type Head = Pick<IncomingMessage, 'headers' | 'url'>

/** Node reads and discards a refused body, so a browser finishes sending and shows the page. */
export const refuseLargeBodies: RequestHandler = (request, response, next) => {
  const refusal = bodyRefusal(request)
  if (!refusal) return next()
  sendErrorPage(response, refusal.status, refusal.text)
}

/** Also refuses a chunked body: it could be endless, and browsers always state the length of a form. */
export function bodyRefusal(request: Head): { status: 411 | 413; text: string } | null {
  const { headers } = request
  if (headers['transfer-encoding'] !== undefined) return { status: 411, text: m.formUnreadableGoBack() }
  const length = Number(headers['content-length'] ?? 0)
  if (length <= FORM_BYTES) return null
  const isFileForm = mayContainFiles(request)
  if (length <= (isFileForm ? IMAGE_FORM_BYTES : FORM_BYTES)) return null
  const text = isFileForm ? m.formLargerThan12Mb() : m.formLargerThan64Kb()
  return { status: 413, text }
}

export const endSlowBodies = slowBodyHandler()

export function slowBodyHandler({ formMs = FORM_MS, imageFormMs = IMAGE_FORM_MS } = {}): RequestHandler {
  return (request, response, next) => {
    if (!Number(request.headers['content-length'] ?? 0) && !request.headers['transfer-encoding'])
      return next()
    const timer = setTimeout(endRequest, mayContainFiles(request) ? imageFormMs : formMs)
    const stop = () => clearTimeout(timer)
    request.once('end', stop)
    request.once('close', stop)
    next()

    function endRequest() {
      if (request.complete) return
      if (response.headersSent) return request.socket.destroy()
      response.set('Connection', 'close')
      response.once('finish', () => request.socket.destroySoon())
      sendErrorPage(response, 408, m.sendingTookTooLong())
    }
  }
}

/** Only the forms of bank details and of the import have files. If the session has ended, the browser sends that form to the login page. */
function mayContainFiles({ url = '', headers }: Head): boolean {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) return false
  const screen = screenPath(url.split('?', 1)[0] ?? '')
  const isLogin = [paths.login(), paths.officeLogin()].includes(screen)
  const isPendingForm = isLogin && searchParamsOf(`http://portal${url}`).get('keep') === '1'
  return isPendingForm || [paths.bankDetails(), paths.officeImport()].includes(screen)
}
