import type { Page } from '@playwright/test'
import { PASSWORD } from '../e2e/fixtures'

export class LoginPage {
  constructor(private readonly page: Page) {}

  readonly password = () => this.page.getByLabel('Password', { exact: true })

  async fill(userId: string, password = PASSWORD) {
    await this.page.getByLabel('User ID').fill(userId)
    await this.password().fill(password)
  }

  async logIn(userId: string, password = PASSWORD) {
    await this.fill(userId, password)
    await this.page.getByRole('button', { name: 'Login' }).click()
  }
}
