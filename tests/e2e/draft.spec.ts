import type { Page } from '@playwright/test'
import { verificationsReply } from '../pages/verifications'
import {
  ageSession,
  expect,
  hold,
  jsonReply,
  logOut,
  PASSWORD,
  personas,
  test,
  waitForHydration,
} from './fixtures'
import { LoginPage } from '../pages/login-page'

const profileForm = '/update-profile'
const KEY = 'idempotency_key'
const storedDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft'))

async function typeAddress(page: Page, text: string) {
  await page.goto(profileForm)
  await waitForHydration(page)
  await page.getByLabel('Address').fill(text)
}

test.describe('a draft when the session ends', { tag: '@js' }, () => {
  test.slow()

  test('M016 is restored if another tab ends the session, for the same person only', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('P2')
    await typeAddress(page, 'Typed in one tab')
    const secondTab = await context.newPage()
    const thirdTab = await context.newPage()
    await typeAddress(thirdTab, 'Typed in a third tab')
    await context.clearCookies({ name: 'session' })
    await secondTab.goto('/associate/team')
    for (const tab of [page, thirdTab])
      await expect(tab).toHaveURL(`/login?returnTo=${encodeURIComponent(profileForm)}`)
    await new LoginPage(page).logIn(personas.P2)
    await expect(page.getByLabel('Address')).toHaveValue('Typed in one tab')
    await context.clearCookies({ name: 'session' })
    await new LoginPage(thirdTab).logIn(personas.P1)
    await expect(thirdTab).toHaveURL(profileForm)
    await expect.poll(() => storedDraft(thirdTab)).toBeNull()
    await expect(thirdTab.getByLabel('Address')).not.toHaveValue('Typed in a third tab')
  })

  test('M016 keeps what was typed before the script of drafts has loaded', async ({ page, signIn }) => {
    await signIn('P2')
    const release = await hold(page, /\/draft-[^/]*\.js/)
    await typeAddress(page, 'Typed early')
    expect(await storedDraft(page)).toBeNull()
    release()
    await expect.poll(() => storedDraft(page)).not.toBeNull()
  })

  test('M014 a manual logout in one tab deletes the draft of another tab', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('P2')
    await typeAddress(page, 'Not to be found')
    await expect.poll(() => storedDraft(page)).not.toBeNull()
    const otherTab = await context.newPage()
    await otherTab.goto('/profile')
    await waitForHydration(otherTab)
    await logOut(otherTab)
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    expect(await storedDraft(page)).toBeNull()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Channel Partner Login' })).toBeVisible()
  })

  test('M016 omits the current password', { tag: '@gate' }, async ({ page, context, signIn }) => {
    await signIn('P2')
    await ageSession(context)
    const drafts: string[] = []
    await page.exposeFunction('addDraft', (draft: string) => drafts.push(draft))
    await page.addInitScript(() => {
      const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
      crypto.subtle.encrypt = async (algorithm, key, data) => {
        await (globalThis as unknown as { addDraft: (draft: string) => Promise<void> }).addDraft(
          new TextDecoder().decode(data),
        )
        return encrypt(algorithm, key, data)
      }
    })
    await page.goto('/mobile-update')
    await waitForHydration(page)
    await page.getByLabel('New Mobile').fill('9123456780')
    await page.getByRole('button', { name: /^Show/ }).click()
    await page.getByLabel('Current Password', { exact: true }).fill('Secret@123')
    const otherTab = await context.newPage()
    await context.clearCookies({ name: 'session' })
    await otherTab.goto('/profile')
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    expect(drafts).not.toEqual([])
    for (const draft of drafts)
      expect((JSON.parse(draft) as { fields: unknown }).fields).toEqual([
        [expect.stringContaining('mobile'), '9123456780'],
      ])
  })
})

test.describe('a draft while the person types', { tag: '@js' }, () => {
  test('M016 M026 survives a reload twice, a form that could not be sent, and the end of the session', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('P2')
    await typeAddress(page, '12, Hill Road')
    const address = page.getByLabel('Address')
    // As when a phone has closed the tab.
    for (const time of ['first', 'second']) {
      await test.step(time, async () => {
        await expect.poll(() => storedDraft(page)).toMatch(/^[\d,]+$/)
        await page.reload()
        await expect(page.getByText('We restored what you typed.')).toBeVisible()
        await expect(address).toHaveValue('12, Hill Road')
      })
    }
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert').getByText(/^Error: No connection/)).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => storedDraft(page)).not.toBeNull()
    await page.reload()
    await expect(address).toHaveValue('12, Hill Road')
    await expect.poll(() => storedDraft(page)).not.toBeNull()
    await context.clearCookies({ name: 'session' })
    await page.reload()
    await expect(page).toHaveURL(/\/login\?returnTo=/)
    await new LoginPage(page).logIn(personas.P2)
    await expect(page).toHaveURL(profileForm)
    await expect(address).toHaveValue('12, Hill Road')
  })

  test('M016 M026 is not made of values that Back fills in', async ({ page, signIn }) => {
    await signIn('9000000071')
    await page.clock.install()
    await page.goto('/profile')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.getByLabel('Address').fill('16, Hill Road')
    await page.clock.fastForward(5_000)
    await expect.poll(() => storedDraft(page)).not.toBeNull()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Profile Updated.')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Address')).toHaveValue('16, Hill Road')
    await page.clock.fastForward(5_000)
    // A draft would be restored by the reload, and stay.
    await page.reload()
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect(await storedDraft(page)).toBeNull()
  })

  test('M016 M113 leaves out dialogs, which are sent without another screen', async ({ page, signIn }) => {
    await signIn('9000000009')
    await page.clock.install()
    await page.goto('/pending-requests')
    await waitForHydration(page)
    const reason = page.getByRole('dialog').getByLabel('Reason')
    const reject = page.getByRole('main').getByRole('link', { name: 'Reject' }).first()
    await reject.click()
    await reason.fill('Not my account')
    await page.clock.fastForward(5_000)
    await page.reload()
    await waitForHydration(page)
    await reject.click()
    await expect(reason).toHaveValue('')
  })

  test('M016 ends when the form is left by a link', async ({ page, signIn }) => {
    await signIn('P2')
    await typeAddress(page, '14, Hill Road')
    await expect.poll(() => storedDraft(page)).not.toBeNull()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/profile')
    await expect.poll(() => storedDraft(page)).toBeNull()
  })

  test('M016 ends when the form is sent, even if it leads to the same screen', async ({ page, signIn }) => {
    await signIn('9000000071', '/settings')
    await waitForHydration(page)
    await page.getByLabel('Dark', { exact: true }).check()
    await expect.poll(() => storedDraft(page)).not.toBeNull()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').getByText('Settings saved.')).toBeVisible()
    await expect.poll(() => storedDraft(page)).toBeNull()
  })
})

test.describe('a form whose connection breaks', { tag: '@js' }, () => {
  test('M025 M026 M243 keeps its input, warns that the input may have arrived, and resends with the same key', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('9000000071')
    await typeAddress(page, '4, Temple Road')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByRole('alert').getByText('Error: No connection. Check your network and try again.'),
    ).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveValue('4, Temple Road')
    await context.setOffline(false)
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(new URLSearchParams(request.postData() ?? '').get(KEY) ?? '')
    })
    // The portal receives the request, but the response is lost.
    await page.route('**/update-profile.data*', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const lostRequest = page.waitForEvent('requestfailed')
    await page.getByRole('button', { name: 'Save' }).click()
    await lostRequest
    const alert = page.getByRole('alert')
    await expect(alert.getByText("Error: We couldn't confirm your change.")).toBeVisible()
    await expect(alert.getByText('Check your profile before you try again.')).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Check your profile' })).toHaveAttribute('href', '/profile')
    await expect(page.getByLabel('Address')).toHaveValue('4, Temple Road')
    await page.unroute('**/update-profile.data*')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('4, Temple Road')).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\w-]{36}\./)
    expect(keys[1]).toBe(keys[0])
  })

  test('M026 M082 after a lost reply the fields of the new password are empty, and a link offers to log in with the new password', async ({
    page,
    signIn,
    checkPage,
  }) => {
    await signIn('9000000071', '/change-password')
    await waitForHydration(page)
    await page.route('**/change-password.data*', (route) => route.abort('connectionreset'))
    const password = page.getByLabel('New Password', { exact: true })
    await password.fill('Canary#12')
    await page.getByLabel('Confirm Password', { exact: true }).fill('Canary#12')
    await page.getByRole('button', { name: 'Submit' }).click()
    const alert = page.getByRole('alert')
    await expect(alert.getByText("Error: We couldn't confirm your change.")).toBeVisible()
    await expect(alert.getByText(/failed to fetch/i)).toHaveCount(0)
    await expect(password).toHaveValue('')
    await checkPage()
    await alert.getByRole('link', { name: 'Log in with the new password to check' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Log Out' })).toBeVisible()
  })

  test('M026 a pending submission survives a lost login response', async ({ page, context, signIn }) => {
    await signIn('9000000071')
    await typeAddress(page, '6, Kept Street')
    await context.clearCookies({ name: 'session' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Log in to send what you typed.')).toBeVisible()
    await page.getByLabel('User ID').fill('9000000071')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.route('**/login.data*', (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(
      page.getByRole('alert').getByText('Error: No connection. Check your network and try again.'),
    ).toBeVisible()
    await page.unroute('**/login.data*')
    await expect(page.getByLabel('User ID')).toHaveValue('9000000071')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('6, Kept Street')).toBeVisible()
  })
})

test(
  'M026 Back finds what was typed before another page was opened, and a new visit does not',
  { tag: '@js' },
  async ({ page, signIn }) => {
    await signIn('P2', '/profile')
    await waitForHydration(page)
    const edit = page.getByRole('link', { name: 'Edit Profile' })
    await edit.click()
    const address = page.getByLabel('Address')
    const saved = await address.inputValue()
    await address.fill('7, Typed Street')
    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
    await page.goBack()
    await expect(address).toHaveValue('7, Typed Street')
    await page.goBack()
    await edit.click()
    await expect(address).toHaveValue(saved)
  },
)

test.describe('a confirmation whose connection breaks', { tag: '@js' }, () => {
  test('M026 M243 a dialog stays open with its input, shows the message once, and can be sent again', async ({
    page,
    context,
    faulty,
    checkPage,
  }) => {
    await faulty.signIn('P1')
    await faulty.setReply('verify-bank-amount', jsonReply({ message: 'It is done.' }))
    await faulty.setReply('get-agent-bank-details', verificationsReply())
    await page.goto(`${faulty.url}/pending-requests`)
    await waitForHydration(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Reject', exact: true }).first()
    // Pointing at the link loads the scripts of the confirmation page.
    await link.hover()
    await page.waitForLoadState('networkidle')
    await link.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('The account is not mine')
    const methods: string[] = []
    page.on('request', (request) => {
      if (/\.data/.test(request.url())) methods.push(request.method())
    })
    await context.setOffline(true)
    for (const attempt of [1, 2]) {
      await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
      await expect.poll(() => methods.length).toBe(attempt)
      await expect(dialog.getByRole('alert')).toHaveText(/^Error: .+Close$/)
    }
    await checkPage()
    await expect(dialog.getByLabel('Reason')).toHaveValue('The account is not mine')
    // The page requests nothing but the two submissions.
    expect(methods).toEqual(['POST', 'POST'])
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(page.getByText('It is done.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/^Error: /)).toHaveCount(0)
    expect((await faulty.calls()).filter(({ path }) => path.includes('verify-bank-amount'))).toHaveLength(1)
  })

  test('M026 M090 the page of Clear All stays open offline, and its form can be sent again', async ({
    page,
    context,
    faulty,
  }) => {
    await faulty.signIn('P1')
    await faulty.setReply('clear-notifications', jsonReply({ message: 'It is done.' }))
    await page.goto(`${faulty.url}/notifications/clear`)
    await waitForHydration(page)
    const methods: string[] = []
    page.on('request', (request) => {
      if (/\.data/.test(request.url())) methods.push(request.method())
    })
    await context.setOffline(true)
    const yes = page.getByRole('button', { name: 'Yes', exact: true })
    await yes.click()
    await expect(page.getByRole('alert').getByText(/^Error: No connection/)).toBeVisible()
    // A reload of the page's data would fail and replace the page.
    await page.waitForLoadState('networkidle')
    expect(methods).toEqual(['POST'])
    await context.setOffline(false)
    await yes.click()
    await expect(page.getByText('It is done.')).toBeVisible()
  })
})
