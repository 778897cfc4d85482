import { expect, type Page } from '@playwright/test'

const STEP_MS = 100

/** After this call only `msUntil` moves the page's clock, so that delays are exact on a busy machine. Call `page.clock.install` first. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Milliseconds on the page's clock until the condition is true. */
export async function msUntil(page: Page, condition: () => Promise<boolean>): Promise<number> {
  let passed = 0
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    passed += STEP_MS
    expect(await condition()).toBe(true)
  }).toPass({ intervals: [10] })
  return passed
}
