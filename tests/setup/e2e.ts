import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './browser.mjs'
import { changedJourneys } from './changed-journeys'

// `npm run e2e` takes all options of Playwright. `--changed` runs the journeys that uncommitted changes touch, `--changed=main` the
// journeys that the changes since main touch.

const args = process.argv.slice(2)
// No journey of the gate uses Lynx.
if (!args.includes('@gate')) await import('./text-browser.mjs')
const changedIndex = args.findIndex((arg) => /^--changed(=|$)/.test(arg))
if (changedIndex >= 0) {
  const journeys = await changedJourneys(args[changedIndex]?.split('=')[1] ?? 'HEAD')
  if (journeys?.length === 0) {
    console.log('The changes touch no journey.')
    process.exit()
  }
  console.log(journeys ? `Touched: ${journeys.join(' ')}` : 'The changes may touch all journeys.')
  args.splice(changedIndex, 1, ...(journeys ?? []).map((name) => `/${name}`))
}
const { status } = spawnSync('playwright', ['test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_CHROMIUM: await ensureBrowser() },
})
process.exitCode = status ?? 1
