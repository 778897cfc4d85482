import type { Page } from '@playwright/test'
import { termLine } from './terms'

/** The first amount of a text in rupees: `Total -₹1,250.50` is -1250.5. NaN without an amount. */
export const rupees = (text: string | null | undefined) =>
  Number(/-?₹[\d,]+(\.\d+)?/.exec(text ?? '')?.[0].replace(/[₹,]/g, '') ?? NaN)

export const inRupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

/** Of a list of figures, by its label. */
export const figureInRupees = async (page: Page, label: string) =>
  rupees(await termLine(page, label).locator('dd').first().innerText())
