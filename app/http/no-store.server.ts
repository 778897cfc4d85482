import type { RequestHandler } from 'express'
import { beforeHead } from './before-head.server'

/** Responses are personal: those that set no cache policy, such as errors as JSON, are stored nowhere. */
export const noStoreByDefault: RequestHandler = (_request, response, next) => {
  beforeHead(response, () => {
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  })
  next()
}
