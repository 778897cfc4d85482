import { expect, type Page } from '@playwright/test'

const STEP_MS = 100
/** `pauseAt` rejects a time in the past. */
const PAUSE_AFTER_MS = 60_000

/** After this call only `msUntil` moves the page's clock, so that delays are exact on a busy machine. Call `page.clock.install` first. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + PAUSE_AFTER_MS)
}

/** Moves the page's clock until the condition is true, and returns the passed milliseconds. */
export async function msUntil(page: Page, condition: () => Promise<boolean>): Promise<number> {
  let passedMs = 0
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    passedMs += STEP_MS
    expect(await condition()).toBe(true)
  }).toPass({ intervals: [10] })
  return passedMs
}
