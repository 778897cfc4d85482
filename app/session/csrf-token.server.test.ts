import { expect, it } from 'vitest'
import { argsOf, aRequest, asSent, aSession, cookieFor } from '../../tests/factories/session'
import { CSRF_TOKEN } from './csrf-token'
import { csrfTokenFor, sessionCsrfToken } from './csrf-token.server'
import { formDataOf } from './form-data.server'
import { refuseOtherOrigin, requireSameOrigin } from '~/session/same-origin.server'
import { type Session } from '~/session/session.server'

interface SentForm {
  session?: Session
  cookie?: string
  token?: string
  headers?: Record<string, string>
}

/** A form as a text browser sends it: no header names its origin. */
async function withoutOrigin({ session, cookie = '', token, headers = {} }: SentForm): Promise<Request> {
  return aRequest('/x', {
    method: 'POST',
    cookie: [cookie, session && (await cookieFor(session))].filter(Boolean).join('; '),
    form: { a: '1', ...(token !== undefined && { [CSRF_TOKEN]: token }) },
    headers: { 'sec-fetch-site': '', ...headers },
  })
}
const statusOf = async (sent: SentForm) =>
  requireSameOrigin(argsOf(await withoutOrigin(sent))).then(
    () => 'accepted',
    (refusal: Response) => refusal.status,
  )
const aBrowser = () => {
  const { token, cookie } = csrfTokenFor(argsOf(aRequest('/login')), null)
  return { token, cookie: asSent(cookie ?? '') }
}

it('M014 a form is accepted with its session’s token', async () => {
  const session = aSession()
  const { token, cookie } = csrfTokenFor(argsOf(aRequest('/profile')), session)
  expect(cookie).toBeNull()
  expect(await statusOf({ session, token })).toBe('accepted')
})

it('M014 a form is rejected without a token, with a token of another person or session, and with garbage', async () => {
  const session = aSession()
  const validToken = sessionCsrfToken(session)
  const [random = '', mac = ''] = validToken.split('.')
  const browser = aBrowser()
  const tokens = {
    none: undefined,
    empty: '',
    'of another person': sessionCsrfToken(aSession({ user: { id: '102', type: 2, name: 'Sita' } })),
    'of another session of the same person': sessionCsrfToken(aSession()),
    'from before login': browser.token,
    'without its random part': `.${mac}`,
    'with another random part': `${'x'.repeat(random.length)}.${mac}`,
    'cut short': validToken.slice(0, -1),
    'with a tail': `${validToken}x`,
    garbage: '\0 %00 <script>',
  }
  for (const [name, token] of Object.entries(tokens))
    expect(await statusOf({ session, cookie: browser.cookie, token }), name).toBe(403)
})

it('M014 before login, a token is valid only with the cookie that its browser got', async () => {
  const [{ token, cookie }, otherBrowser] = [aBrowser(), aBrowser()]
  expect(await statusOf({ token, cookie })).toBe('accepted')
  for (const sent of [
    ...[{ token }, { cookie }, { token, cookie: otherBrowser.cookie }, { token, cookie: 'browser=' }],
    { token: sessionCsrfToken(aSession()), cookie },
  ])
    expect(await statusOf(sent)).toBe(403)
})

it('M014 a browser keeps its cookie; an unreadable cookie is replaced', () => {
  const { cookie } = aBrowser()
  expect(csrfTokenFor(argsOf(aRequest('/login', { cookie })), null).cookie).toBeNull()
  expect(csrfTokenFor(argsOf(aRequest('/login', { cookie: 'browser=x' })), null).cookie).toMatch(/HttpOnly/)
})

it('M014 a form stays readable after the check of its token', async () => {
  const request = await withoutOrigin(aBrowser())
  await requireSameOrigin(argsOf(request))
  expect((await formDataOf(argsOf(request))).get('a')).toBe('1')
})

it('M014 a body that is not a form is rejected', async () => {
  const request = new Request('http://localhost:3000/x', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  await expect(requireSameOrigin(argsOf(request))).rejects.toMatchObject({ status: 403 })
})

it('M014 a form with a cross-site header is rejected despite its token; a same-origin form needs no token', async () => {
  const session = aSession()
  const token = sessionCsrfToken(session)
  const crossSite: SentForm['headers'][] = [
    { 'sec-fetch-site': 'cross-site' },
    { referer: 'https://evil.example/' },
  ]
  for (const headers of crossSite) expect(await statusOf({ session, token, headers })).toBe(403)
  expect(await statusOf({ session, headers: { 'sec-fetch-site': 'same-origin' } })).toBe('accepted')
})

it('M014 a form that is redirected to login needs no token, but is rejected with a cross-site header', async () => {
  await expect(refuseOtherOrigin(argsOf(await withoutOrigin({})))).resolves.toBeUndefined()
  const crossSiteForm = await withoutOrigin({ headers: { 'sec-fetch-site': 'cross-site' } })
  await expect(refuseOtherOrigin(argsOf(crossSiteForm))).rejects.toMatchObject({ status: 403 })
})
