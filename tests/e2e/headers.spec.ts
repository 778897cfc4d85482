import { expect, test } from './fixtures'

const MAX_FILE_HEADER_CHARS = 600

test('pages have security headers, files have few', { tag: ['@request', '@gate'] }, async ({ request }) => {
  const pageResponse = await request.get('/login')
  const headers = pageResponse.headers()
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toContain('unsafe')
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const scripts = [...(await pageResponse.text()).matchAll(/<script[^>]*nonce="([^"]*)"/g)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, scriptNonce] of scripts) expect(scriptNonce).toBe(nonce)
  expect((await request.get('/login')).headers()['content-security-policy']).not.toContain(nonce)

  const asset = /\/assets\/[\w.-]+\.js/.exec(await pageResponse.text())?.[0] ?? ''
  const scriptResponse = await request.get(asset)
  expect(scriptResponse.headers()).toMatchObject({
    'cache-control': 'public,max-age=31536000,immutable',
    'content-type': 'text/javascript',
    'x-content-type-options': 'nosniff',
  })
  expect(JSON.stringify(scriptResponse.headers()).length).toBeLessThan(MAX_FILE_HEADER_CHARS)
  // The response for an unknown file is a page, and has the headers of pages.
  const missingFileResponse = await request.get('/assets/no-such.js')
  expect(missingFileResponse.status()).toBe(404)
  expect(missingFileResponse.headers()['content-security-policy']).toContain("default-src 'none'")
})
