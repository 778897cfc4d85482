import type { RequestHandler } from 'express'
import { RETRY_SECONDS } from '../api/errors'
import { beforeHead } from './before-head.server'

/** For responses that set no Retry-After themselves, such as data and pages with a throttled part. */
export const defaultRetryAfter: RequestHandler = (_request, response, next) => {
  beforeHead(response, () => {
    if (response.statusCode === 429 && !response.hasHeader('Retry-After'))
      response.setHeader('Retry-After', RETRY_SECONDS)
  })
  next()
}
