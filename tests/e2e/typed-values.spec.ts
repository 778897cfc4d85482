import { expect, PASSWORD, personas, test } from './fixtures'

const spaced = (mobile: string) => `${mobile.slice(0, 5)} ${mobile.slice(5)}`

for (const typed of [`+91 ${spaced(personas.P1)}`, `0${personas.P1}`])
  test(`X100 logs in with the mobile ${typed}`, { tag: '@gate' }, async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('User ID').fill(typed)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/associate/bookings-by-date')
  })

test('X101 finds a number in other digits and letters', { tag: '@gate' }, async ({ page, signIn }) => {
  await signIn('P1')
  await page.goto(`/find?${new URLSearchParams({ q: ' ｈg१०२४\u200b' })}`)
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
