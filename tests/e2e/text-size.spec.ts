import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

// Styles from a reader or an extension bypass the content security policy. The styles of these tests must bypass it too.
test.use({ bypassCSP: true })

const SCREENS = [
  '/associate/bookings-by-date',
  '/associate/bookings/booked/HG1024/4',
  '/associate/team',
  '/associate/reports/auto-cancelled',
  '/notifications',
  '/settings',
]

/** Wide tables, or tables beside something. */
const WIDE_SCREENS = [
  '/associate/commission/payments',
  '/associate/commission/tax',
  '/associate/collections?scope=team',
  '/associate/plots',
  '/associate/projects/4?filters=open',
  '/plot-price-calculation?project_id=4&price=12500&plot=3&plan=1&emi_id=6&compare=1',
  '/plot-price-calculation/compare?plot=4~12500~6~3',
]

/** The values of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`

/** Describes elements that overflow the page or overlap in the top bar, and labels that break inside a word. */
function describeMisfits(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const findings = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []
  for (const entry of document.querySelectorAll('nav > ul > li'))
    if (entry.getBoundingClientRect().right > clientWidth + 0.5)
      findings.push(`${entry.textContent} overflows the page`)
  const badge = document.querySelector('header a[href="/notifications"] span:last-child')
  const avatar = document.querySelector('header summary span')
  if (badge && avatar && badge.getBoundingClientRect().right > avatar.getBoundingClientRect().left)
    findings.push('the avatar covers the badge')
  const word = document.createRange()
  for (const label of document.querySelectorAll('main label, main button, main h1, header a span')) {
    const text = label.firstChild
    if (!(text instanceof Text) || !label.checkVisibility()) continue
    for (const match of text.data.matchAll(/\S+/g)) {
      word.setStart(text, match.index)
      word.setEnd(text, match.index + match[0].length)
      const lines = new Set([...word.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) findings.push(`${word.toString()} is broken`)
    }
  }
  return findings
}

async function expectScreenFits(page: Page, screen: string, css?: string) {
  await page.goto(screen)
  if (css) await page.addStyleTag({ content: css })
  await expect.poll(() => page.evaluate(describeMisfits), { message: screen }).toEqual([])
}

test('WCAG 1.4.4 text of twice the size fits a phone', { tag: '@js' }, async ({ page, signIn }) => {
  await signIn('P1')
  for (const screen of SCREENS) await expectScreenFits(page, screen, 'html { font-size: 200% !important }')
})

test('WCAG 1.4.4 the largest text size in Settings fits a phone and a small laptop, and enlarges bars and chart', async ({
  page,
  signIn,
}) => {
  await signIn('P1')
  const payments = '/associate/commission/payments'
  const sizes = () =>
    page.evaluate(() => {
      const sizeOf = (name: string) => document.querySelector(name)?.getBoundingClientRect().height ?? NaN
      return { bar: sizeOf('nav'), top: sizeOf('header'), chart: sizeOf('figure svg') }
    })
  await page.goto(payments)
  const normal = await sizes()
  await page.goto('/settings')
  await page.getByLabel('Largest').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
  for (const screen of SCREENS) await expectScreenFits(page, screen)
  await page.goto(payments)
  const { bar, top, chart } = await sizes()
  expect(bar).toBeGreaterThan(normal.bar * 1.25)
  expect(top).toBeGreaterThan(normal.top * 1.25)
  expect(chart).toBeGreaterThan(normal.chart * 1.3)
  await page.setViewportSize({ width: 1024, height: 800 })
  for (const screen of WIDE_SCREENS) await expectScreenFits(page, screen)
})

test('WCAG 1.4.12 wide text spacing fits the narrowest phone', { tag: '@js' }, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await signIn('P1')
  for (const screen of SCREENS) await expectScreenFits(page, screen, SPACING)
})
