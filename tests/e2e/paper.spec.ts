import { readRow } from './database'
import { expect, test } from './fixtures'

test('X030 the print of a booking has one page', { tag: ['@js', '@gate'] }, async ({ page, signIn }) => {
  await signIn('P1')
  const { id } = readRow<{ id: number }>(
    `select min(id) as id from bookings where seller_id = 'HG1024' and status_id = 2`,
  )
  await page.goto(`/associate/bookings/${id}`)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test(
  'M199 X012 printed payments name the chosen view, and omit documents and controls',
  { tag: '@gate' },
  async ({ page, signIn }) => {
    await signIn('P2')
    const main = page.getByRole('main')
    await page.goto('/associate/commission/payments')
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('link', { name: 'My Payments' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Team Payments' })).toBeHidden()
    await expect(main.getByText(/^Commission paid in /).first()).toBeAttached()
    await expect(main.getByText('View as table')).toBeHidden()
    await expect(main.getByRole('link', { name: /^\d{4}-\d\d$/ })).toHaveCount(0)
    await expect(main.locator('[data-printed]')).toHaveAttribute(
      'data-printed',
      /\n20 payments printed\. The list may have more\.$/,
    )
    await page.goto('/associate/commission/payments?view=team')
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('link', { name: 'Team Payments' })).toBeVisible()
    await expect(main.getByRole('columnheader', { name: 'Amount' }).first()).toBeVisible()
    await expect(main.getByText('Document', { exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  },
)
