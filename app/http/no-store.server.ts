import type { RequestHandler } from 'express'
import { beforeHead } from './before-head.server'

/** For responses that set no cache policy, such as JSON errors. */
export const noStoreByDefault: RequestHandler = (_request, response, next) => {
  beforeHead(response, () => {
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  })
  next()
}
