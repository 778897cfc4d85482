import type { RequestHandler } from 'express'
import { RETRY_SECONDS } from '~/api/errors'
import { beforeHead } from './before-head.server'

/** Adds a Retry-After of one minute to a 429 response that has none, such as a page on which one call was throttled. */
export const defaultRetryAfter: RequestHandler = (_request, response, next) => {
  beforeHead(response, () => {
    if (response.statusCode === 429 && !response.hasHeader('Retry-After'))
      response.setHeader('Retry-After', RETRY_SECONDS)
  })
  next()
}
