import { ask } from './database'
import { expect, test } from './fixtures'

const OWN = '/associate/commission/payments'

for (const [persona, id] of [
  ['P1', 'HG1024'],
  ['P2', 'HG1001'],
] as const)
  test(`M192 M197 the summaries of a financial year and of today match the database for ${persona}`, async ({
    page,
    signIn,
    checkPage,
  }) => {
    test.slow()
    await signIn(persona)
    await page.goto(OWN)
    const summary = page.locator('main section', {
      has: page.getByRole('heading', { name: /^Financial year/ }),
    })
    const figure = (label: string) =>
      summary
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd')
    for (const [index, name] of (await summary.getByRole('listitem').allTextContents()).entries()) {
      await summary.getByRole('link', { name }).click()
      await expect(summary.getByRole('heading', { name: `Financial year ${name}` })).toBeVisible()
      const { bank, other } = paidIn(id, Number(name.slice(0, 4)))
      await expect(figure('Paid by bank')).toHaveText(inRupees(bank))
      await expect(figure('Paid by other')).toHaveText(inRupees(other))
      if (index === 0) {
        await summary.getByText('View as table').click()
        await expect(summary.getByRole('row', { name: /^Total/ })).toContainText(inRupees(bank + other))
        await expect(summary.getByRole('img')).toHaveAccessibleName(/^Commission paid in /)
        await checkPage()
      }
    }
    const { earned, paid } = standing(id)
    await expect(figure('Earned')).toHaveText(inRupees(earned))
    await expect(figure('Paid')).toHaveText(inRupees(paid))
    await expect(figure('Due')).toHaveText(inRupees(earned - paid))
    await page.goto(`${OWN}?type=2`)
    await expect(summary).toHaveCount(0)
  })

/** Paid to an associate in a financial year. */
function paidIn(associateId: string, year: number) {
  return ask<{ bank: number; other: number }>(
    `select coalesce(sum(case when payment_type <> 'Other' then net_commission_rupees end), 0) as bank,
       coalesce(sum(case when payment_type = 'Other' then net_commission_rupees end), 0) as other
     from payments join commission_bills on commission_bills.id = bill_id
     where associate_id = ? and billed_on between ? and ?`,
    associateId,
    `${year}-04-01`,
    `${year + 1}-03-31`,
  )
}

function standing(associateId: string) {
  return ask<{ earned: number; paid: number }>(
    `select sum(net_rupees) as earned, sum(paid_rupees) as paid from commission_lines where associate_id = ?`,
    associateId,
  )
}

const inRupees = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`
