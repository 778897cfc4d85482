import type { Page } from '@playwright/test'
import { lengthenTexts } from '../setup/pseudo-language'
import { expect, expectFits, test, waitForScripts } from './fixtures'

const SCREENS = [
  '/home',
  '/associate/bookings-by-date?filters=open',
  '/associate/bookings/booked/HG1024/4',
  '/associate/commission/payments?filters=open',
  '/associate/collections',
  '/associate/commission/tax',
  '/associate/team',
  '/associate/projects/1',
  '/plot-price-calculation',
  '/cash-commission-requests',
  '/bank-details',
  '/notifications',
  '/activity',
  '/settings',
]

test('texts 40 % longer fit screens 360 and 320 px wide', async ({ page, signIn }) => {
  test.slow()
  await page.goto('/login')
  await expectLongTextsFit(page)
  await signIn('P1')
  for (const screen of SCREENS) {
    await page.goto(screen)
    await expectLongTextsFit(page)
  }
})

async function expectLongTextsFit(page: Page) {
  // Hydration would replace the lengthened texts.
  if (test.info().project.name === 'js') {
    await page.waitForLoadState('networkidle')
    await waitForScripts(page)
  }
  expect(await lengthenTexts(page), page.url()).toBeGreaterThan(10)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expectFits(page)
    expect.soft(await page.evaluate(cutTexts), `cut at ${width} px on ${page.url()}`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 740 })
}

/**
 * Returns lengthened texts that are cut off, or too wide in a control, label or table header. Ignores names: the portal cuts long names in
 * every language.
 */
function cutTexts(): string[] {
  const lengthened = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility() &&
      element.clientWidth > 1 &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.includes('éé')),
  )
  return lengthened
    .filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const hidesOverflow = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis'
      const mustFit = element.closest('button, a, label, th, summary') !== null
      return (
        (hidesOverflow || mustFit) && element.scrollWidth > element.clientWidth + 1 && overflowX !== 'auto'
      )
    })
    .map((element) => element.textContent?.slice(0, 60) ?? '')
}
