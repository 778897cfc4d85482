import { LoginPage } from '../pages/login-page'
import { expect, personas, test } from './fixtures'

test('X100 logs in with a mobile in another spelling', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/login')
  await new LoginPage(page).logIn(`+91 ${personas.P1.slice(0, 5)} ${personas.P1.slice(5)}`)
  await expect(page).toHaveURL('/associate/bookings-by-date')
})

test('X101 finds a number in other digits and letters', { tag: '@gate' }, async ({ page, signIn }) => {
  await signIn('P1', `/find?${new URLSearchParams({ q: ' ｈg१०२४\u200b' })}`)
  await expect(page).toHaveURL('/associate/team/HG1024')
})

test(
  'X104 a name with a line break or a tag is shown as it is',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    await faulty.setReply('associate/customer-links', { kind: 'body', body: JSON.stringify(LINKS) })
    await page.goto(`${faulty.url}/settings/customer-links`)
    await expect(page.getByRole('main')).toContainText('Padma Kumari </hidden> (W/o Suresh)')
  },
)

const LINKS = {
  status: true,
  message: '',
  rows: [
    {
      id: 'a',
      booking_id: 1,
      customer_name: 'Padma\nKumari </hidden>\t(W/o Suresh)',
      plot_number: '12/A',
      project_name: 'Mango Bloom Gardens',
      made_at: '2026-11-20 10:00:00',
      expires_at: '2026-11-27 10:00:00',
      revoked_at: null,
      views: 0,
    },
  ],
}
