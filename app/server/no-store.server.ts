import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

/** For responses that set no lifetime themselves: a person's data must not stay in a cache because a header was forgotten. */
export const noStoreByDefault: RequestHandler = (_request, response, next) => {
  onHeaders(response, () => {
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  })
  next()
}
