import { errorPageHtml } from '~/files/error-page.server'
import { m } from '~/messages/messages'

/** Response for a file that this upstream does not offer. */
export const fileNotFound = () =>
  new Response(errorPageHtml(m.weCantFindThatPage()), {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
