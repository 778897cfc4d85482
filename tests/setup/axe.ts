import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Every rule that axe has: also those of level AAA and the experimental ones, which it leaves out by default. */
const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  ...['best-practice', 'experimental'],
]

/** Half the size of what AxeBuilder brings: a page takes longer to load axe than to run it. */
const fromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const axeSource = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page: `rule: the elements`. The portal has no frames, so axe runs in the page itself. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: TAGS } })
    .analyze()
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** axe needs scripts: where they are off it looks at the same document, without its own, in a page where they are on. */
export async function axeFindingsOnCopy(page: Page): Promise<string[]> {
  const html = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, '')
  const context = await page.context().browser()?.newContext({
    javaScriptEnabled: true,
    viewport: page.viewportSize(),
    bypassCSP: true,
  })
  if (!context) throw new Error('There is no browser to look with.')
  const copy = await context.newPage()
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await copy.goto(page.url())
  const findings = await axeFindings(copy)
  await context.close()
  return findings
}
