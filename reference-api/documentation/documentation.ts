import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { associateCalls, downloads, publicCalls } from '../calls'
import { buildOpenApi } from './openapi'
import { page } from './page'

/** Serves the public description of the API: /openapi.json for programs, / and /docs for people. */
export function documentation() {
  const app = new Hono()
  app.get('/openapi.json', (context) =>
    context.body(getDocumentation().json, 200, { 'Content-Type': 'application/json' }),
  )
  for (const path of ['/', '/docs'])
    app.get(path, (context) =>
      context.html(getDocumentation().html, 200, { 'Content-Security-Policy': getDocumentation().policy }),
    )
  return app
}

let cached: ReturnType<typeof buildDocumentation> | undefined

/** Builds the documentation on the first request, so that the start is not delayed. */
const getDocumentation = () => (cached ??= buildDocumentation())

function buildDocumentation() {
  const document = buildOpenApi({ publicCalls, protectedCalls: associateCalls, downloads })
  // Removes the blank lines that empty parts of the template leave.
  const html = String(page(document)).replace(/[ \n]+\n/g, '\n')
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    json: JSON.stringify(document),
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  }
}
