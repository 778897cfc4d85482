import type { RequestHandler } from 'express'
import { RETRY_SECONDS } from '../api/errors'
import { beforeHead } from './before-head.server'

/** Adds Retry-After to every 429 without one: data responses, and pages with one refused part. */
export const retryByDefault: RequestHandler = (_request, response, next) => {
  beforeHead(response, () => {
    if (response.statusCode === 429 && !response.hasHeader('Retry-After'))
      response.setHeader('Retry-After', RETRY_SECONDS)
  })
  next()
}
