import type { RequestHandler } from 'express'
import { beforeHead } from './before-head.server'

/** Applies to responses without a cache policy, such as JSON errors. */
export const noStoreByDefault: RequestHandler = (_request, response, next) => {
  beforeHead(response, () => {
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  })
  next()
}
