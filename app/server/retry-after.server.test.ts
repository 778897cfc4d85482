import express from 'express'
import { expect, it } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { defaultRetryAfter } from './retry-after.server'

it.each([
  [429, undefined, '60'],
  [429, '240', '240'],
  [400, undefined, null],
])('a %i response with Retry-After %j is sent with %j', async (status, retryAfter, sentRetryAfter) => {
  const app = express()
  app.use(defaultRetryAfter)
  app.get('*', (_request, response) => {
    if (retryAfter) response.set('Retry-After', retryAfter)
    response.status(status).send('{}')
  })
  await using server = await serve(app)
  const response = await fetch(server.url)
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, sentRetryAfter])
})
