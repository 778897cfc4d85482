import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { sealData, unsealData } from 'iron-session'
import { areAudited, markAudited } from '../setup/audited-parts'
import { axeFindings } from '../setup/axe'
import { coveredControls } from '../setup/hit-test'
import type { Fault, ReceivedCall } from '../setup/faulty-upstream'
import { pageParts } from '../setup/page-parts'
import { BLANK, ReusedPage } from '../setup/reused-page'
import { servers } from '../setup/servers'

/** Tags of a test that proves its requirements in both projects and also by requests (tests/README.md). */
export const allModes = ['@js', '@no-js', '@request']

export const PASSWORD = 'Plots@2026'

/** More calls than any test makes. */
const UNLIMITED_TIMES = 99

/** Demo users of journeys, by mobile. */
export const personas = {
  P1: '9000000001',
  P2: '9000000002',
  P3: '9000000003',
  P4: '9000000004',
  P5: '9000000005',
  P6: '9000000006',
  P10: '9000000010',
} as const

export type Persona = keyof typeof personas

/** A persona, or any other demo associate by mobile or email. */
type Who = Persona | `9${string}` | `${string}@${string}`

const userIdOf = (who: Who): string => personas[who as Persona] ?? who

interface Fixtures {
  /** Logs the browser in without clicking through login, and opens the page at the path. */
  signIn: (who: Who, path?: string) => Promise<void>
  /** Waits for the newest one-time password sent to a mobile, and returns it. */
  takeOtp: (mobile: string) => Promise<string>
  /** A portal with an upstream whose replies and failures the test sets. */
  faulty: {
    url: string
    signIn: (who: Who, path?: string) => Promise<void>
    setReply: (path: string, fault: Fault, times?: number) => Promise<void>
    /** Ends the replies that were set for this path. */
    clearReply: (path: string) => Promise<void>
    /** Like `setReply`, but for calls before login. These calls have no session, so the user id identifies them. */
    setReplyFor: (userId: string, path: string, fault: Fault) => Promise<void>
    /** The calls that the upstream received in this session. */
    calls: () => Promise<ReceivedCall[]>
    /** Waits until the portal has cached the capabilities. Until then a page may omit features that depend on them. */
    loadCapabilities: () => Promise<void>
  }
  /**
   * Checks overflow and, if a part of the page is new to this run, covered controls and findings of axe. The fixture checks the last
   * page of each test itself, so tests call this for earlier pages only.
   */
  checkPage: () => Promise<void>
}

export const test = base.extend<Fixtures, { reusedPage: ReusedPage }>({
  reusedPage: [
    async ({}, use) => {
      const reusedPage = new ReusedPage()
      await use(reusedPage)
      await reusedPage.close()
    },
    { scope: 'worker' },
  ],

  context: async (
    { browser, reusedPage, locale, serviceWorkers, bypassCSP, javaScriptEnabled },
    use,
    test,
  ) => {
    const context = await reusedPage.lend(browser, JSON.stringify([locale, serviceWorkers, bypassCSP]))
    await use(context)
    // A service worker of this test would serve pages of the next test.
    const isReusable = test.status === test.expectedStatus && serviceWorkers === 'block'
    await reusedPage.takeBack({ isReusable, hasScripts: javaScriptEnabled !== false })
  },

  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },

  signIn: async ({ context, page }, use) => {
    await use(async (who, path) => {
      const { url } = servers.portal
      await addCookie(context, url, await mintSession(context.request, url, userIdOf(who)))
      if (path) await page.goto(path)
    })
  },

  takeOtp: async ({ request }, use) => {
    await use(async (mobile) => {
      let code = ''
      const take = async () => {
        const response = await request.get(`${servers.faultyUpstream.url}/__otp`, { params: { to: mobile } })
        code = await response.text()
        return code
      }
      await expect.poll(take).toMatch(/^\d{4}$/)
      return code
    })
  },

  faulty: async ({ context, page, request }, use) => {
    const { url } = servers.faultyPortal
    let token = ''
    const setFault = async (tokenOrUserId: string, path: string, fault: Fault | null, times: number) => {
      await request.post(`${servers.faultyUpstream.url}/__fault`, {
        data: { token: tokenOrUserId, path, fault, times },
      })
    }
    await use({
      url,
      signIn: async (who, path) => {
        const secret = { password: servers.portal.env.SESSION_SECRET }
        const session = await unsealData<object>(
          await mintSession(context.request, url, userIdOf(who)),
          secret,
        )
        // The portal has cached the capabilities of the first token. With a new token, a test can make the call for capabilities fail.
        token = await newToken(request, userIdOf(who))
        await addCookie(context, url, await sealData({ ...session, token }, { ...secret, ttl: 0 }))
        if (path) await page.goto(url + path)
      },
      setReply: (path, fault, times = UNLIMITED_TIMES) => setFault(token, path, fault, times),
      clearReply: (path) => setFault(token, path, null, 0),
      setReplyFor: (userId, path, fault) => setFault(userId, path, fault, UNLIMITED_TIMES),
      calls: async () => {
        const response = await request.get(`${servers.faultyUpstream.url}/__calls`, { params: { token } })
        return (await response.json()) as ReceivedCall[]
      },
      loadCapabilities: () =>
        expect.poll(async () => (await context.request.get(`${url}/queries`)).status()).toBe(200),
    })
  },

  checkPage: [
    async ({ page }, use) => {
      const check = async () => expectNoFindings(page)
      await use(check)
      const isOpened = page.url().startsWith('http') && !page.url().endsWith(BLANK)
      if (isOpened && !page.isClosed()) await check()
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

export const isJs = () => base.info().project.name === 'js'

/** The js and no-js projects run in parallel, so a test that changes the data of a person needs a person for each project. */
export const perMode = <Value>(js: Value, noJs: Value) => (isJs() ? js : noJs)

/** A JSON reply of the upstream. Its status is true, or the status in `fields`. */
export const jsonReply = (fields: object) => ({
  kind: 'body' as const,
  type: 'application/json',
  body: JSON.stringify({ status: true, message: '', ...fields }),
})

export const refusal = (message: string) => jsonReply({ status: false, message })

/** Six digits that differ from the code. */
export const wrongOtp = (code: string) => (code === '1234' ? '4321' : '1234')

/** Waits for hydration: React marks the elements that it hydrates. */
export async function waitForScripts(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => /^__react/.test(key)),
  )
}

/** Waits until a page with a session has run its idle script. `active-at` alone proves nothing: all pages of the origin share it. */
export async function waitForHydration(page: Page) {
  await waitForScripts(page)
  await page.waitForFunction(() => localStorage.getItem('active-at') !== null)
}

/** Holds the requests of these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The first link to booked plots, in lists of bookings. */
export const bookedLink = (page: Page) => page.getByRole('link', { name: /^Booked( [1-9]|$)/ }).first()

export async function logOut(page: Page) {
  await page.getByText('user menu').locator('..').click()
  await page.getByRole('button', { name: 'Log Out' }).click()
}

/** The print header; CSS draws it from an attribute, so screen readers skip it. */
export const printedHead = (page: Page) => page.locator('[data-printed]')

async function addCookie(context: BrowserContext, url: string, session: string) {
  await context.addCookies([{ name: 'session', value: session, url, httpOnly: true, sameSite: 'Lax' }])
}

/** Makes the session eleven minutes old, so that changes require the current password. */
export async function ageSession(context: BrowserContext) {
  const secret = { password: servers.portal.env.SESSION_SECRET, ttl: 0 }
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')!
  const session = await unsealData<{ authenticatedAtMs: number }>(cookie.value, secret)
  const agedSession = { ...session, authenticatedAtMs: session.authenticatedAtMs - 11 * 60_000 }
  await context.addCookies([{ ...cookie, value: await sealData(agedSession, secret) }])
}

async function newToken(request: APIRequestContext, field: string): Promise<string> {
  const loginUrl = `${servers.api.url}/auth/login`
  const response = await request.post(loginUrl, { params: { field, password: PASSWORD, app_type: '2' } })
  return ((await response.json()) as { token: string }).token
}

/** Logs in by request and returns the value of the session cookie. */
export async function mintSession(request: APIRequestContext, url: string, userId: string): Promise<string> {
  const response = await request.post(`${url}/login`, {
    form: { userId, password: PASSWORD },
    headers: { Origin: url },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(302)
  return /session=([^;]+)/.exec(response.headers()['set-cookie'] ?? '')?.[1] ?? ''
}

async function expectNoFindings(page: Page) {
  await expectNoSidewaysScroll(page)
  const parts = await pageParts(page)
  if (areAudited(parts)) return
  await expectNothingCovered(page)
  const findings = await axeFindings(page)
  expect(findings, page.url()).toEqual([])
  markAudited(parts)
}

export async function expectNoSidewaysScroll(page: Page) {
  // A page has its title before its stylesheet, and is wider without the stylesheet.
  await page.waitForLoadState()
  await expect
    .poll(() => page.evaluate(sidewaysOverflow), { message: `sideways scroll on ${page.url()}` })
    .toEqual([])
}

async function expectNothingCovered(page: Page) {
  expect(await coveredControls(page), `covered controls on ${page.url()}`).toEqual([])
  // On a scrolled page, sticky bars may cover content that the test uses next.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Lists the elements that extend beyond the right edge of the page, and the excess width. */
function sidewaysOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map(
      (element) => `${element.tagName} ${element.getAttribute('class')} ${element.textContent?.slice(0, 40)}`,
    )
    .concat(`${scrollWidth - clientWidth} px`)
}
