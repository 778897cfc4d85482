import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { screenPath } from '~/lib/screen-path'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { sendErrorPage } from './error-page.server'

const FORM_BYTES = 64 * 1024
/** An image of 10 MB, the other fields and the multipart framing. */
const IMAGE_FORM_BYTES = 12 * 1024 * 1024

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
  const isImageForm = mayContainImage(request)
  if (Number(headers['content-length'] ?? 0) <= (isImageForm ? IMAGE_FORM_BYTES : FORM_BYTES)) return null
  const text = isImageForm ? m.formLargerThan12Mb() : m.formLargerThan64Kb()
  return { status: 413, text }
}

export const endSlowBodies = slowBodyHandler()

export function slowBodyHandler({ formMs = FORM_MS, imageFormMs = IMAGE_FORM_MS } = {}): RequestHandler {
  return (request, response, next) => {
    if (!Number(request.headers['content-length'] ?? 0) && !request.headers['transfer-encoding'])
      return next()
    const timer = setTimeout(endRequest, mayContainImage(request) ? imageFormMs : formMs)
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

/** Only the form of bank details has a file. If the session has ended, the browser sends that form to the login page. */
function mayContainImage({ url = '', headers }: Head): boolean {
  const { pathname, searchParams } = new URL(url, 'http://portal')
  const screen = screenPath(pathname)
  const isImageForm = screen === paths.bankDetails()
  const isPendingForm = screen === paths.login() && searchParams.get('keep') === '1'
  return (isImageForm || isPendingForm) && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}
