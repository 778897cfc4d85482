import type { Locator, Page } from '@playwright/test'

/** The line of a list of terms with this label. */
export const termLine = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })

/** The values below a locator by their labels, without the calculations below the values. */
export const readTerms = (below: Locator): Promise<Record<string, string>> =>
  below.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll('dt')].map((dt) => [
        dt.textContent ?? '',
        dt.nextElementSibling?.textContent?.split(', how this is calculated')[0]?.trim() ?? '',
      ]),
    ),
  )
