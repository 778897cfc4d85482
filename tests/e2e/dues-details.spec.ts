import type { Page } from '@playwright/test'
import { readRow } from './database'
import { expect, jsonReply, printedHead, test } from './fixtures'

const FIGURES = [
  'Sq. Yards',
  'Cmsn Eligible Sale Rate',
  'Cmsn Eligible Sale Amt',
  'Cmsn',
  'Total Cmsn',
  'Net Cmsn',
  'Paid',
  'Due',
  'Payable now',
  'Waits for the customer',
  'Net Payable Cmsn % on All Receipts',
]

/** Finds the address of a due in P1's team. The seller has received a part of the commission, but not all of it. */
function addressOfTeamDue(): string {
  const { project, number, booking } = readRow<{ project: number; number: string; booking: number }>(
    `select bookings.project_id as project, plots.number, bookings.id as booking from bookings join plots on plots.id = plot_id
       join commission_lines seller on seller.booking_id = bookings.id and seller.associate_id = seller_id
       join commission_lines upline on upline.booking_id = bookings.id and upline.associate_id = 'HG1024'
     where seller_id <> 'HG1024' and seller.paid_rupees between 1 and seller.net_rupees - 1
     order by bookings.id limit 1`,
  )
  return `/associate/commission/team-dues/${project}/${encodeURIComponent(number)}/${booking}`
}

/** URLs of all rows in project 4, from the list of dues. */
async function dueAddresses(page: Page, list: 'my-dues' | 'team-dues'): Promise<string[]> {
  await page.goto(`/associate/commission/${list}/4?all=1`)
  const links = page.locator('main section tbody th a')
  return links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
}

/** Opens the Booking tab of each URL until one shows the text; false if none does. */
async function openBookingTab(page: Page, addresses: string[], text: string): Promise<boolean> {
  for (const address of addresses) {
    await page.goto(`${address}?tab=booking`)
    if ((await page.getByText(text, { exact: true }).count()) > 0) return true
  }
  return false
}

test(
  'M182 M183 shows project, plot, and each figure of the commission',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    const address = (await dueAddresses(page, 'my-dues')).find((due) => due.includes('/12%2FA/')) ?? ''
    await page.goto(address)
    const sums = page.locator('main dl').first()
    await expect(sums.getByRole('term')).toHaveText(['Due', 'Paid', 'Plot No.', 'Project'])
    await expect(sums.getByRole('definition')).toHaveText([/^₹\d/, /^₹\d/, '12/A', /\S/])
    const dueLine = page.locator('main dl').nth(1).locator('div', { hasText: /^Due/ })
    await expect(dueLine).toContainText(await sums.getByRole('definition').first().innerText())
    await expect(page.getByRole('link', { name: 'My Cmsn' })).toHaveAttribute('aria-current', 'page')
    const terms = await page.locator('main dl').nth(1).getByRole('term').allTextContents()
    expect(terms.filter((term) => !term.startsWith('Discount'))).toEqual(['Customer', 'Plot No.', ...FIGURES])
    await page.getByRole('main').getByRole('link', { name: 'My Dues' }).click()
    await expect(page).toHaveURL('/associate/commission/my-dues')
  },
)

test(
  'M186 M187 a booking with dues shows its figures, and links to its statements in the payments area',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    const isFound = await openBookingTab(
      page,
      await dueAddresses(page, 'my-dues'),
      'Registration charges not included',
    )
    expect(isFound).toBe(true)
    await expect(page.locator('main summary', { hasText: /Plot \S/ }).first()).toBeVisible()
    for (const label of [
      'Sq. Yards',
      'Facing',
      'Booked On',
      'Sale Amount',
      'Total Due',
      'Total Paid',
      'Current Due',
    ])
      await expect(page.getByRole('term').filter({ hasText: label }).last()).toBeVisible()
    const booking = /\/(\d+)\?tab/.exec(page.url())?.[1]
    await expect(
      page.locator(`main [href^="/associate/bookings/${booking}?from=%2Fassociate%2Fcommission%2Fdues%2F"]`),
    ).toHaveText('Booking')
    await expect(page.getByRole('link', { name: 'Receipts' })).toHaveAttribute(
      'href',
      `/associate/commission/payments/${booking}/receipts?from=%2Fassociate%2Fcommission%2Fmy-dues`,
    )
    await page.getByRole('link', { name: 'EMI / Due Stmt' }).click()
    await expect(page).toHaveURL(
      `/associate/commission/payments/${booking}/emi-statement?from=%2Fassociate%2Fcommission%2Fmy-dues`,
    )
    await expect(page.getByRole('heading', { level: 1, name: 'EMI Statement' })).toBeVisible()
  },
)

test('M185 a registered booking shows the Registered summary', { tag: '@gate' }, async ({ page, signIn }) => {
  await signIn('P1')
  expect(await openBookingTab(page, await dueAddresses(page, 'my-dues'), 'Registered')).toBe(true)
  await expect(page.locator('main dl').nth(1).getByRole('term')).toHaveText([
    'Plot No.',
    'Customer',
    'Sq. Yards',
    'Facing',
    'Registered On',
    'Booked On',
  ])
})

test(
  'M188 M189 M191 Team Dues has one accordion per associate, without the viewer, and links to statements of the bookings area',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1', addressOfTeamDue())
    const sums = page.locator('main dl').first()
    await expect(sums.getByRole('term')).toHaveText(['Due', 'Paid', 'Plot No.', 'Project'])
    await expect(sums.getByRole('definition').first()).toHaveText(/^₹[1-9]/)
    await expect(page.getByRole('link', { name: 'Team Cmsn' })).toHaveAttribute('aria-current', 'page')
    const associates = page.locator('main details:has(h2)')
    await expect(associates.first()).toHaveAttribute('open', '')
    const headings = await associates.locator('summary h2').allTextContents()
    expect(headings.length).toBeGreaterThan(0)
    for (const heading of headings) {
      expect(heading).toMatch(/^HG\d+ • .+/)
      expect(heading).not.toContain('HG1024')
    }
    for (const associate of await associates.all()) {
      const terms = await associate.locator('dt').allTextContents()
      expect(terms.filter((term) => !term.startsWith('Discount'))).toEqual(FIGURES)
    }
    await expect(
      page.getByRole('region', { name: /^Payments to /, includeHidden: true }).first(),
    ).toBeAttached()
    await page.getByRole('main').getByRole('link', { name: 'Booking' }).click()
    for (const [name, statement] of [
      ['Receipts', 'receipts'],
      ['EMI / Due Stmt', 'emi-statement'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^/associate/bookings/\\d+/${statement}\\?from=%2Fassociate%2Fcommission%2Fteam-dues$`),
      )
    await page.getByRole('main').getByRole('link', { name: 'Team Dues' }).click()
    await expect(page).toHaveURL('/associate/commission/team-dues')
  },
)

test(
  'M190 the Booking tab of Team Dues shows only charges that are not 0, and a negative discount',
  { tag: '@gate' },
  async ({ page, faulty }) => {
    await faulty.signIn('P1')
    const booking = {
      booking_id: 1,
      customer_name: 'Asha',
      plot_no: '1',
      emi_charges: 30,
      total_discount: 20,
    }
    await faulty.setReply('team-dues-booking', jsonReply({ booking_details: [booking] }), 1)
    await page.goto(`${faulty.url}${addressOfTeamDue()}?tab=booking`)
    const card = page.locator('main details')
    await expect(card.getByRole('heading', { name: 'Asha' })).toBeVisible()
    await expect(card.getByRole('term')).toHaveText([
      'Sq. Yards',
      'Facing',
      'Booked On',
      'Sale Amount',
      'EMI Charges',
      'Discount',
      'Total Due',
      'Total Paid',
      'Current Due',
    ])
    await expect(card.getByRole('definition').nth(5)).toHaveText('-₹20')
  },
)

test(
  'M184 M188 the print header shows associate, booking and date',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P1')
    await page.emulateMedia({ media: 'print' })
    const [myDueAddress = ''] = await dueAddresses(page, 'my-dues')
    const [teamDueAddress = ''] = await dueAddresses(page, 'team-dues')
    const booking = myDueAddress.split('/').at(-1) ?? ''
    for (const address of [myDueAddress, teamDueAddress, `/associate/bookings/${booking}/commissions`]) {
      await page.goto(address)
      await expect(printedHead(page)).toBeVisible()
      await expect(printedHead(page)).toHaveAttribute(
        'data-printed',
        /^Associate: Ravi Kumar Teja\nBooking: Plot .+ · .+ · .+\nPrinted on \d{1,2} [A-Z][a-z]{2} \d{4} /,
      )
    }
    await page.emulateMedia({ media: 'screen' })
  },
)
