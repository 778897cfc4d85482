import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { associateCalls, downloads, openCalls } from '../calls'
import { openApiOf } from './openapi'
import { page } from './page'

/** Public API description: /openapi.json for programs, / and /docs for people. */
export function documentation() {
  const app = new Hono()
  app.get('/openapi.json', (context) =>
    context.body(written().json, 200, { 'Content-Type': 'application/json' }),
  )
  for (const path of ['/', '/docs'])
    app.get(path, (context) =>
      context.html(written().html, 200, { 'Content-Security-Policy': written().policy }),
    )
  return app
}

let kept: ReturnType<typeof write> | undefined

/** Built on first request, so that it does not delay the start. */
const written = () => (kept ??= write())

function write() {
  const document = openApiOf({ open: openCalls, closed: associateCalls, downloads })
  // Empty template parts leave blank lines.
  const html = String(page(document)).replace(/[ \n]+\n/g, '\n')
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    json: JSON.stringify(document),
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  }
}
