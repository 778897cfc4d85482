import { allModes, expect, refusal, test } from './fixtures'

const MESSAGE = 'Closed for the day.'
/** Each list with its call, its heading, and a control, if any, that must remain. */
const lists: [address: string, call: string, heading: string, control: string | null][] = [
  ['/associate/bookings', 'teamwise', 'Bookings', 'By Month'],
  ['/associate/bookings-by-date', 'datewise', 'Bookings', 'By Team'],
  ['/associate/bookings/booked/HG1024/4', 'agentwise', 'Booked Plots', 'Bookings'],
  ['/associate/bookings/registered/HG1024/4', 'agentwise', 'Registered Plots', 'Bookings'],
  ['/associate/bookings/team/booked/HG1024/4', 'status-wise', 'Team Booked Plots', 'Bookings'],
  ['/associate/commission/payments', 'my-payments', 'Commission', 'Team Payments'],
  ['/associate/commission/payments?view=team', 'my-team-payments', 'Commission', 'My Payments'],
  ['/associate/commission/my-dues', 'cmsn-project-list', 'Commission', 'Team Dues'],
  ['/associate/commission/team-dues', 'cmsn-project-list', 'Commission', 'My Dues'],
  ['/associate/commission/my-dues/4', 'get-agent-cmsn-dues/', 'Commission', 'Team Dues'],
  ['/cash-commission-requests', 'cash-cmsn-paid', 'Received CMSN', null],
  ['/associate/team', 'agent-tree', 'Team', null],
  ['/associate/gallery', 'get-projects-list', 'Gallery', null],
  ['/associate/gallery/4', 'get-gallery-dates', 'Mango Bloom Gardens', 'Gallery'],
  ['/associate/projects', 'get-projects-list', 'Projects', null],
  ['/associate/reports/auto-cancelled', 'auto-suspended', 'Auto Cancelled', 'Reports'],
  ['/notifications', 'get-notifications', 'Notifications', null],
  ['/pending-requests', 'get-agent-bank', 'Pending Requests', null],
]

test.describe('a refused list', () => {
  test(
    'M008 M027 keeps its heading and navigation, and shows the message',
    { tag: [...allModes, '@gate'] },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      await faulty.setReply('teamwise', refusal(MESSAGE))
      expect((await page.goto(`${faulty.url}/associate/bookings`))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: 'Bookings', exact: true })).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByText(MESSAGE, { exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: 'By Month', exact: true })).toBeVisible()
    },
  )

  test(
    'M027 M199 a refused order of payments has a link to the default order',
    { tag: allModes },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      // A request for Home caches the capabilities, which the order needs (X001).
      await page.goto(`${faulty.url}/home`)
      // The first call only finds out whether the current year has a payment (X097).
      await faulty.setReply('my-team-payments', refusal(MESSAGE), 2)
      await page.goto(`${faulty.url}/associate/commission/payments?view=team&sort=amount&order=desc`)
      const main = page.getByRole('main')
      await expect(main.getByText(MESSAGE, { exact: true })).toBeVisible()
      await main.getByRole('link', { name: 'Default order', exact: true }).click()
      await expect(page).toHaveURL(/payments\?view=team$/)
      await expect(main.getByRole('table', { name: 'Team Payments' })).toBeVisible()
    },
  )

  test(
    'every list shows the message, and passes on an upstream 429',
    { tag: '@request' },
    async ({ page, faulty }) => {
      await faulty.signIn('P1')
      for (const [address, call, heading, control] of lists) {
        await faulty.setReply(call, refusal(MESSAGE))
        const response = await page.request.get(`${faulty.url}${address}`)
        const html = await response.text()
        expect([address, response.status()]).toEqual([address, 200])
        for (const text of [MESSAGE, `${heading}</h1>`, control ?? '']) expect(html, address).toContain(text)
        await faulty.clearReply(call)
        await faulty.setReply(call, { kind: 'status', status: 429 })
        const throttled = await page.request.get(`${faulty.url}${address}`)
        expect([address, throttled.status()]).toEqual([address, 429])
        await faulty.clearReply(call)
      }
    },
  )
})
