import { expect, type Page } from '@playwright/test'

export class HomePage {
  constructor(
    private readonly page: Page,
    private readonly portal = '',
  ) {}

  /** Reloads until all figures show, because a page omits figures that take longer than 300 ms. `part` is what the test needs to see. */
  async openWithFigures(part = this.page.getByText('Paid this year')) {
    await expect(async () => {
      await this.page.goto(`${this.portal}/home`)
      await expect(part).toBeVisible({ timeout: 1_000 })
      await expect(this.page.getByText('in time')).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  }
}
