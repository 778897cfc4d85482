import { errorPageHtml } from '~/http/error-page.server'

/** Response for a file that this upstream does not offer. */
export const unknownAddress = () =>
  new Response(errorPageHtml("We can't find that page."), {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
