import { describe, expect, it, vi } from 'vitest'
import { thrownBy, upstreamForThisFile } from '../../tests/factories/caller'
import { argsOf, aRequest, asSent, aSession, cookieFor } from '../../tests/factories/session'
import { success } from '../../tests/factories/wire'
import { keepAtForcedChange, requireAssociate, requireSignedOut } from './guard.server'
import { getSession } from './session.server'
import { takeToast } from './toast.server'

const upstream = upstreamForThisFile()

const responseThrownBy = async (promise: Promise<unknown>) => {
  const thrown = await thrownBy(promise)
  expect(thrown).toBeInstanceOf(Response)
  return thrown as Response
}
const locationFor = async (path: string) => {
  const redirect = await responseThrownBy(requireAssociate(argsOf(aRequest(path))))
  expect(redirect.status).toBe(302)
  return redirect.headers.get('location')
}

describe('without a session', () => {
  it.each([
    ['/settings', '/login?returnTo=%2Fsettings'],
    ['/associate/bookings-by-date?page=2', '/login?returnTo=%2Fassociate%2Fbookings-by-date%3Fpage%3D2'],
    ['/associate/x?plot_no=A%2F1%2B2', '/login?returnTo=%2Fassociate%2Fx%3Fplot_no%3DA%252F1%252B2'],
  ])('M001 %s redirects to %s', async (path, location) => {
    expect(await locationFor(path)).toBe(location)
  })

  it.each(['/associate//evil.example', `/associate/x?${'x'.repeat(3_000)}`])(
    'M001 redirects to login on this origin despite an unsafe return path',
    async (path) => {
      const location = (await locationFor(path)) ?? ''
      expect(new URL(location, 'http://localhost:3000').origin).toBe('http://localhost:3000')
      expect(location).toMatch(/^\/login/)
    },
  )

  it('M002 /home redirects to the root', async () => {
    expect(await locationFor('/home')).toBe('/')
  })

  it('M014 a form from another site is a 403, with or without a session', async () => {
    const cookie = await cookieFor()
    for (const parts of [{}, { cookie }]) {
      const headers = { 'sec-fetch-site': 'cross-site' }
      const refusal = await responseThrownBy(
        requireAssociate(argsOf(aRequest('/x', { ...parts, method: 'POST', headers }))),
      )
      expect(refusal.status).toBe(403)
    }
  })

  it('M001 a form goes to login with all its fields', async () => {
    const request = aRequest('/update-profile', { method: 'POST', form: { address: 'x' } })
    const redirect = await responseThrownBy(requireAssociate(argsOf(request)))
    // The portal reads the whole body, so that the browser has finished sending before the response.
    expect(request.bodyUsed).toBe(true)
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      307,
      '/login?returnTo=%2Fupdate-profile&keep=1',
    ])
  })
})

it('M038 the login page opens without a session', async () => {
  await expect(requireSignedOut(argsOf(aRequest('/login')))).resolves.toBeUndefined()
})

describe('with a session', () => {
  const visit = async (path: string, session = aSession()) =>
    aRequest(path, { cookie: await cookieFor(session) })

  it('M023 calls have the token and user of the session', async () => {
    upstream.replies({ json: success() })
    const { api, session } = await requireAssociate(argsOf(await visit('/associate/bookings-by-date')))
    await api.bookings.byMonth(1)
    expect(session.user.id).toBe('101')
    expect(upstream.received()).toMatchObject([
      {
        path: '/associate/get-booking-info-datewise/101/0',
        headers: { authorization: 'Bearer token-of-ravi' },
      },
    ])
  })

  it.each([
    ['/login', '/associate/bookings-by-date'],
    ['/login?returnTo=%2Fprofile', '/profile'],
    ['/login?returnTo=%2F%2Fevil.example', '/associate/bookings-by-date'],
  ])('M038 %s redirects to %s', async (path, expected) => {
    const redirect = await responseThrownBy(requireSignedOut(argsOf(await visit(path))))
    expect(redirect.headers.get('location')).toBe(expected)
  })

  it('M017 an upstream 401 logs the person out, with a message and a return path at login', async () => {
    const request = await visit('/associate/bookings-by-date?page=2')
    upstream.replies({ status: 401 })
    const { api } = await requireAssociate(argsOf(request))
    const redirect = await responseThrownBy(api.bookings.byMonth(2))
    expect(redirect.headers.get('location')).toBe(
      '/login?returnTo=%2Fassociate%2Fbookings-by-date%3Fpage%3D2',
    )
    const cookies = redirect.headers.getSetCookie()
    expect(cookies).toContainEqual(expect.stringMatching(/^session=; Max-Age=0/))
    const { toast } = await takeToast(argsOf(aRequest('/login', { cookie: cookies.map(asSent).join('; ') })))
    expect(toast).toMatchObject({ type: 'error', message: 'Something went wrong.' })
    expect(await getSession(argsOf(request))).toBeNull()
  })

  it.each(['/profile', '/change-password', '/change-password-flag/x'])(
    'M084 a person who must choose a password is redirected from %s to the form for it',
    async (path) => {
      const request = await visit(path, aSession({ mustChangePassword: true }))
      for (const guard of [() => requireAssociate(argsOf(request)), () => keepAt(request)])
        expect((await responseThrownBy(guard())).headers.get('location')).toBe('/change-password-flag')
    },
  )

  it.each(['/change-password-flag', '/logout'])(
    'M084 a person who must choose a password may open %s',
    async (path) => {
      const request = await visit(path, aSession({ mustChangePassword: true }))
      await expect(requireAssociate(argsOf(request))).resolves.toBeDefined()
    },
  )

  it('M026 the deadline of an action starts when its form has arrived', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { readable, writable } = new TransformStream<Uint8Array>()
    const headers = { cookie: await cookieFor(), 'sec-fetch-site': 'same-origin' }
    const request = new Request('http://localhost:3000/bank-details', {
      ...{ method: 'POST', body: readable, duplex: 'half' },
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
    const guarded = requireAssociate(argsOf(request))
    const writer = writable.getWriter()
    await writer.write(new TextEncoder().encode('bank_name=Union'))
    expect(timeout).not.toHaveBeenCalled()
    await writer.close()
    await guarded
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
  })

  it('M084 does not redirect other people', async () => {
    await expect(keepAt(await visit('/profile'))).resolves.toBeUndefined()
  })
})

const keepAt = async (request: Request) => keepAtForcedChange(request, await getSession(argsOf(request)))
