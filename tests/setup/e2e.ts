import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { addDays, isIsoDate, todayInIndia } from '../../app/domain/dates'
import { ensureBrowser } from './browser.mjs'
import { changedJourneys } from './changed-journeys'
import { hasFakeTime } from './fake-time.mjs'

// `npm run e2e` takes all options of Playwright. `--changed` runs the journeys that uncommitted changes touch, `--changed=main` the
// journeys that the changes since main touch. `--day=2027-04-01` runs them on that day, `--day` on a random day of the next year: the
// demo data depend on the day.

const DAY_MS = 24 * 3600 * 1000

const args = process.argv.slice(2)
// No journey of the gate uses Lynx.
if (!args.includes('@gate')) await import('./text-browser.mjs')
const changedSince = takeOption('--changed', 'HEAD')
if (changedSince) {
  const journeys = await changedJourneys(changedSince)
  if (journeys?.length === 0) {
    console.log('The changes touch no journey.')
    process.exit()
  }
  console.log(journeys ? `Touched: ${journeys.join(' ')}` : 'The changes may touch all journeys.')
  args.push(...(journeys ?? []).map((name) => `/${name}`))
}
const today = todayInIndia()
const day = takeOption('--day', addDays(today, randomInt(1, 366)))
if (day && !isIsoDate(day)) throw new Error(`--day=${day} is not a day such as 2027-04-01.`)
if (day && !hasFakeTime()) {
  console.log('Skipped: faketime is not installed, and `--day` needs it.')
  process.exit()
}
if (day) console.log(`The servers and tests run on ${day}.`)
const daysAhead = day ? (Date.parse(day) - Date.parse(today)) / DAY_MS : 0
const clock = daysAhead === 0 ? [] : ['faketime', '-f', `${daysAhead > 0 ? '+' : ''}${daysAhead}d`]
const [program = '', ...programArgs] = [...clock, 'playwright', 'test', ...args]
const { status } = spawnSync(program, programArgs, {
  stdio: 'inherit',
  env: {
    ...process.env,
    PLAYWRIGHT_CHROMIUM: await ensureBrowser(),
    // Timers use the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  },
})
process.exitCode = status ?? 1

/** Removes an option from the arguments. Returns its value, `withoutValue` if it has none, and undefined if it is not given. */
function takeOption(name: string, withoutValue: string): string | undefined {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`))
  if (index < 0) return undefined
  const [option = ''] = args.splice(index, 1)
  return option.slice(name.length + 1) || withoutValue
}
