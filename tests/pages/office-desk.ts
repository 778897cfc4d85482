import type { Locator, Page } from '@playwright/test'
import { expect, PASSWORD } from '../e2e/fixtures'
import { termLine } from './terms'

const CLERK = '9000000004'

/** The screens of the office desk, as a clerk uses them. */
export class OfficeDesk {
  constructor(private readonly page: Page) {}

  get main(): Locator {
    return this.page.getByRole('main')
  }

  /** The line of a change or of a record with this label. */
  line = (label: string) => termLine(this.page, label)

  row = (name: string | RegExp) => this.main.getByRole('row', { name })

  async logIn(mobile = CLERK, password = PASSWORD) {
    await this.page.goto('/office/login')
    await this.page.getByLabel('Mobile').fill(mobile)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Login' }).click()
    await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText('Office login')
  }

  async fill(values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) {
      const field = this.page.getByLabel(new RegExp(`^${label}( \\(₹\\))?( \\(optional\\))?$`, 'i'))
      await field.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
      else await field.fill(value)
    }
  }

  /** Fills in the form of a new record, and shows what would happen. */
  async checkNew(file: string, values: Record<string, string>) {
    await this.page.goto(`/office/records/${file}/new`)
    await this.fill(values)
    await this.continue()
  }

  /** With the keyboard: a click waits while the button is softly disabled. A pending button ignores both. */
  async continue() {
    const button = this.page.getByRole('button', { name: 'Continue' })
    await expect(button).not.toHaveAttribute('aria-busy', 'true')
    await button.press('Enter')
  }

  confirm = () => this.page.getByRole('button', { name: 'Confirm', exact: true }).click()
}
