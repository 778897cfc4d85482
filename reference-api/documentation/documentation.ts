import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { associateCalls, downloads, openCalls } from '../calls'
import { openApiOf } from './openapi'
import { page } from './page'

/** The API's own description, open to everyone: for programs at /openapi.json, for people at / and /docs. */
export function documentation() {
  const app = new Hono()
  const document = openApiOf({ open: openCalls, closed: associateCalls, downloads })
  const json = JSON.stringify(document)
  // What a template leaves out leaves its line behind.
  const text = String(page(document)).replace(/[ \n]+\n/g, '\n')
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`

  app.get('/openapi.json', (context) => context.body(json, 200, { 'Content-Type': 'application/json' }))
  for (const path of ['/', '/docs'])
    app.get(path, (context) => context.html(text, 200, { 'Content-Security-Policy': policy }))
  return app
}
