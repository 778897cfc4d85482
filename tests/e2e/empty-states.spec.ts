import { expect, jsonReply, test } from './fixtures'

/** Empty screens of an associate without data. Each links to the named screen, because a link to another empty screen would not help. */
const EMPTY_SCREENS = [
  ['/associate/bookings', 'Plot Availability'],
  ['/associate/bookings?plot_no=1', 'Plot Availability'],
  ['/associate/bookings-by-date', 'Plot Availability'],
  ['/associate/bookings-by-date?plot_no=1', 'Plot Availability'],
  ['/associate/reports/auto-cancelled', 'Plot Availability'],
  ['/associate/team/HG1052', 'Team'],
  ['/cash-commission-requests', 'Home'],
  ['/changes', 'Home'],
  ['/notifications', 'Home'],
  ['/pending-requests', 'Bank Details'],
  ['/queries', 'Home'],
  ['/settings/customer-links', 'Home'],
] as const

const EMPTY_MESSAGE =
  /No Records Found|No results found|No Pending Records Found|No .* (found|yet)|Nothing is new|Nobody is in/

test('each empty screen links to a screen that is useful without data', async ({ page, signIn }) => {
  test.slow()
  await signIn('P3')
  for (const [path, name] of EMPTY_SCREENS) {
    await page.goto(path)
    const message = page.locator('main p', { hasText: EMPTY_MESSAGE }).last()
    await expect(message, path).toBeVisible()
    await message.locator('..').getByRole('link', { name, exact: true }).click()
    // Home greets in its heading.
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(name === 'Home' ? /^Good / : name)
    await expect(page.locator('main').getByText(EMPTY_MESSAGE), path).toHaveCount(0)
  }
})

test('X011 Home tells an associate without commission what comes next, also in a firm without projects', async ({
  page,
  faulty,
}) => {
  await faulty.signIn('P3')
  await faulty.loadCapabilities()
  await page.goto(`${faulty.url}/home`)
  const next = page.getByRole('region', { name: 'What comes next' })
  await expect(next.getByRole('listitem')).toHaveText([
    /^1\. Find a plot/,
    /^2\. Send its price/,
    /^3\. The office records the booking/,
    /^4\. Add your bank details/,
  ])
  await expect(next.locator('svg').first()).toBeVisible()
  // The projects of a token are cached.
  await faulty.signIn('P3')
  await faulty.loadCapabilities()
  await faulty.setReply('associate/get-projects', jsonReply({ projects: [] }))
  await page.goto(`${faulty.url}/home`)
  await expect(next.getByRole('listitem').first()).toContainText('The office adds projects')
  await expect(next.getByRole('link', { name: 'Find a plot' })).toHaveCount(0)
})
