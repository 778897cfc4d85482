import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

test.describe('registered plots', () => {
  test('M157 M158 an empty list names the associate', { tag: '@gate' }, async ({ page, signIn }) => {
    await signIn('P3', '/associate/bookings/registered/HG1052/4')
    await expect(
      page.getByText('Sneha Bandaru has no registered plots. Please contact your associate.'),
    ).toBeVisible()
  })
})

test.describe('plots of the team', () => {
  async function linksToDownlinePlots(page: Page, kind: 'booked' | 'registered') {
    await page.goto('/associate/bookings')
    return page
      .locator(`main a[href^="/associate/bookings/team/${kind}/"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  }

  test(
    'M160 booked plots look like the viewer’s own plots, with links to commission, receipts and statement',
    { tag: '@gate' },
    async ({ page, signIn }) => {
      await signIn('P1')
      const [address = ''] = await linksToDownlinePlots(page, 'booked')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: 'Team Booked Plots' })).toBeVisible()
      const plot = page.locator('main details:has(h2)').first()
      await expect(plot.getByText('Registration charges not included')).toHaveCount(1)
      for (const [name, tail] of [
        ['Receipts', 'receipts'],
        ['EMI / Due Stmt', 'emi-statement'],
        ['CMSN', 'commissions'],
      ] as const)
        await expect(plot.getByRole('link', { name, includeHidden: true })).toHaveAttribute(
          'href',
          new RegExp(`^/associate/bookings/\\d+/${tail}\\?from=%2Fassociate%2Fbookings%2Fteam%2Fbooked%2F`),
        )
      const customer = await plot.getByRole('heading', { includeHidden: true }).innerText()
      await page.goto(`${address}?search_key=${encodeURIComponent(customer)}`)
      await expect(page.locator('main details:has(h2)').first()).toContainText(customer)
      await page.goto(`${address}?search_key=~`)
      await expect(page.getByText('No Records Found!')).toBeVisible()
      // Team and own lists use different calls but show the same rows.
      await page.goto(address)
      const teamRows = await page.locator('main details:has(h2)').allInnerTexts()
      await page.goto(address.replace('/team', ''))
      expect(await page.locator('main details:has(h2)').allInnerTexts()).toEqual(teamRows)
    },
  )
})
