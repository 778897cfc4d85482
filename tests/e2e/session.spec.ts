import { allModes, bookedLink, expect, logOut, test } from './fixtures'
import { endpoints } from '../../app/api/endpoints'
import type { ReceivedCall } from '../setup/faulty-upstream'
import { servers } from '../setup/servers'

const pathsWithoutToken = Object.values(endpoints)
  .filter(({ token }) => token === 'none')
  .map(({ path }) => new RegExp(`^/${path.replace(/\{\w+\}/g, '[^/]+')}$`))

/** Guarded screens whose address contains no id of an associate or a booking. */
const screens = [
  '/activity',
  '/associate/bookings',
  '/associate/bookings-by-date',
  '/associate/collections',
  '/associate/commission/dues',
  '/associate/commission/my-dues',
  '/associate/commission/payments',
  '/associate/commission/tax',
  '/associate/commission/team-dues',
  '/associate/gallery',
  '/associate/gallery/4',
  '/associate/projects',
  '/associate/reports',
  '/associate/reports/auto-cancelled',
  '/associate/team',
  '/bank-details',
  '/cash-commission-requests',
  '/change-password',
  '/changes',
  '/find',
  '/mail-update',
  '/mobile-update',
  '/notifications',
  '/notifications/clear',
  '/pending-requests',
  '/plot-availability',
  '/plot-price-calculation',
  '/plot-price-calculation/compare',
  '/profile',
  '/queries',
  '/settings/calendar-link',
  '/settings/calendar-link/revoke',
  '/settings/customer-links',
  '/update-profile',
]

test(
  'M001 M003 M004 screens whose address has no id of a person or booking redirect to login without a session, and return 200 with a session @request',
  { tag: '@gate' },
  async ({ page, request, signIn }) => {
    await signIn('P1')
    for (const path of screens) {
      const response = await request.get(path, { maxRedirects: 0 })
      const loginPath = `/login?returnTo=${encodeURIComponent(path)}`
      expect([path, response.status(), response.headers().location]).toEqual([path, 302, loginPath])
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
    }
    expect((await page.request.get('/home')).status()).toBe(200)
  },
)

test(
  'M002 without a session the address /home redirects to the address /, which shows login',
  { tag: [...allModes, '@gate'] },
  async ({ page, request }) => {
    const response = await request.get('/home', { maxRedirects: 0 })
    expect(response.headers().location).toBe('/')
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'Channel Partner Login' })).toBeVisible()
  },
)

test('M014 logout ends the session, also for a copy of its cookie', async ({ page, context, signIn }) => {
  await signIn('P1', '/associate/bookings-by-date')
  const sessionCookies = (await context.cookies()).filter(({ name }) => name === 'session')
  await logOut(page)
  await expect(page).toHaveURL('/login')
  await context.addCookies(sessionCookies)
  await page.goto('/associate/bookings-by-date')
  await expect(page).toHaveURL(/\/login/)
})

test(
  'M014 the address of Log Out asks for confirmation; a GET changes nothing',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', '/logout')
    await page.goto('/associate/bookings-by-date')
    await expect(page).toHaveURL('/associate/bookings-by-date')
    await page.goto('/logout')
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/login')
  },
)

test('M014 another site cannot log anyone out or in', { tag: ['@request', '@gate'] }, async ({ request }) => {
  for (const path of ['/logout', '/login', '/settings']) {
    const response = await request.post(path, {
      form: {},
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(response.status()).toBe(403)
    expect(await response.text()).toContain('This form was not sent from this site.')
  }
})

test(
  'M019 the list of projects loads once after login and serves the first pages',
  { tag: ['@js', '@request', '@gate'] },
  async ({ page, faulty }) => {
    await faulty.signIn('P1', '/associate/bookings-by-date')
    await page.goto(`${faulty.url}/associate/bookings-by-date?filters=open`)
    const projectCalls = (await faulty.calls()).filter(({ path }) => path === '/associate/get-projects')
    expect(projectCalls).toHaveLength(1)
  },
)

test(
  'M023 M244 every call of a page has the token, its parameters in the query and no body, and the browser contacts only the portal',
  { tag: ['@request', '@gate'] },
  async ({ page, request, faulty }) => {
    await faulty.signIn('P1')
    const hosts = new Set<string>()
    page.on('request', (browserRequest) => hosts.add(new URL(browserRequest.url()).host))
    await page.goto(`${faulty.url}/associate/bookings-by-date?project_id=4`)
    await bookedLink(page).click()
    await expect(page.getByRole('heading', { name: 'Booked Plots' })).toBeVisible()
    const calls = await faulty.calls()
    expect(calls.find(({ path }) => path.includes('datewise'))?.query).toMatchObject({ project_id: '4' })
    expect(calls.find(({ path }) => path.includes('agentwise'))?.query).toHaveProperty('date')
    for (const call of calls) expect(call).toMatchObject({ contentType: 'text/plain', body: '' })
    const responseWithCalls = await request.get(`${servers.faultyUpstream.url}/__calls`)
    const paths = ((await responseWithCalls.json()) as ReceivedCall[]).map(({ path }) => path)
    expect(paths).toContain('/auth/login')
    expect(paths.filter((path) => !pathsWithoutToken.some((pattern) => pattern.test(path)))).toEqual([])
    expect([...hosts]).toEqual([new URL(servers.faultyPortal.url).host])
  },
)

test(
  'M024 /healthz says whether the API is embedded or upstream',
  { tag: ['@request', '@gate'] },
  async ({ request }) => {
    expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok', api: 'embedded' })
    expect(await (await request.get(`${servers.faultyPortal.url}/healthz`)).json()).toEqual({
      status: 'ok',
      api: 'upstream',
    })
  },
)
