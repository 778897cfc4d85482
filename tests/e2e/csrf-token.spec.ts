import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/*
 * Lynx sends no Origin, and no Referer from a page with a query in its address. `page.request.post` behaves like Lynx: it sends the cookies
 * of the page, but no header that names an origin.
 */
type Fields = Record<string, string>

const readForm = async (form: Locator) =>
  form.evaluate((element) => {
    const data = new FormData(element as HTMLFormElement)
    const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { action: (element as HTMLFormElement).action, fields: Object.fromEntries(fields) as Fields }
  })

/** Reads the forms from the HTML of a screen without opening the screen. */
async function fetchForms(page: Page, screen: string) {
  const response = await page.request.get(screen)
  return page.evaluate(
    ([html, address]) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      return [...parsed.querySelectorAll<HTMLFormElement>('form[method=post]')].map((form) => {
        const data = new FormData(form)
        const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
        const action = new URL(form.getAttribute('action') ?? '', address).href
        return { action, fields: Object.fromEntries(fields) as Fields }
      })
    },
    [await response.text(), response.url()] as const,
  )
}

const post = (page: Page, path: string, form: Fields) => page.request.post(path, { form, maxRedirects: 0 })
const withoutToken = ({ form_token: _, ...fields }: Fields) => fields

const SCREENS = [
  '/settings',
  '/associate/team',
  '/notifications',
  '/notifications/clear',
  '/cash-commission-requests',
  '/bank-details',
  '/pending-requests',
  '/update-profile',
  '/mail-update',
  '/mobile-update',
  '/change-password',
  '/logout',
]

test(
  'M014 forms have the token; a form with no token, an empty or altered token, or the token of another session is rejected',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    test.slow()
    await signIn('P1', '/settings')
    const otherSessionsForm = await readForm(page.locator('form[action="/settings"]'))
    await signIn('P1')
    const checkedForms = new Set<string>()
    await page.goto('/cash-commission-requests')
    const acceptLink = page.getByRole('link', { name: 'ACCEPT', exact: true }).first()
    const confirmationPath = (await acceptLink.getAttribute('href')) ?? ''
    for (const screen of [...SCREENS, confirmationPath]) {
      for (const { action, fields } of await fetchForms(page, screen)) {
        const key = [action, ...Object.keys(fields)].join()
        if (checkedForms.has(key)) continue
        checkedForms.add(key)
        expect(fields.form_token, key).toMatch(/^[\w-]{11}\.[\w-]{22}$/)
        for (const token of [undefined, '', otherSessionsForm.fields.form_token, `x${fields.form_token}`]) {
          const wrongFields = { ...withoutToken(fields), ...(token !== undefined && { form_token: token }) }
          const response = await post(page, action, wrongFields)
          expect([key, token, response.status()]).toEqual([key, token, 403])
          expect(await response.text()).toContain('This form was not sent from this site.')
        }
      }
    }
    expect(checkedForms.size).toBeGreaterThan(10)
    await page.goto('/profile')
    await expect(page).toHaveURL('/profile')
  },
)

test(
  'M014 the token of the session is accepted in the forms of settings, the team, a cash bill, an image, and logout',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P2', '/settings')
    const { fields } = await readForm(page.locator('form[action="/settings"]'))
    const tokenField = { form_token: fields.form_token ?? '' }
    expect((await post(page, '/settings', fields)).status()).toBe(302)
    expect(
      (await post(page, '/associate/team?project_id=1', { ...tokenField, myCommission: 'shown' })).status(),
    ).toBe(302)
    // The next two forms have invalid values. The status 400 instead of 403 proves that their token was accepted.
    const bill = { ...tokenField, comm_ids: '999999', cash_cmsn_bill_status: '1' }
    expect((await post(page, '/cash-commission-requests?confirm=1', bill)).status()).toBe(400)
    const image = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(100_000) }
    const uploadResponse = await page.request.post('/bank-details', { multipart: { ...tokenField, image } })
    expect(uploadResponse.status()).toBe(400)
    expect((await post(page, '/logout', tokenField)).headers().location).toBe('/login')
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login/)
  },
)
