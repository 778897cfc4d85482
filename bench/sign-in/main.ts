import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { personaOf } from '../../reference-api/demo-data/personas'
import { readSettings } from '../../reference-api/settings'
import { startApi } from '../../reference-api/start'

// Measures logins of a known and of an unknown user with a wrong password, at a reference API with demo data. The two logins of a round
// are sent together in alternating order, so that other load slows both. Exit code 1 if the medians differ by more than 5 %: such a
// difference would reveal accounts.

const MAX_DIFFERENCE = 0.05
const USERS = { known: personaOf('P1').mobile, unknown: '9999999999' }
type Who = keyof typeof USERS

const { values: options } = parseArgs({ options: { tries: { type: 'string', default: '200' } } })
const tries = Number(options.tries)

const dataDir = mkdtempSync(join(tmpdir(), 'plot-partner-sign-in-'))
const api = await startApi({
  ...readSettings({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DEMO_DATA: 'true',
    THROTTLE: 'false',
    LOG_LEVEL: 'silent',
  }),
  port: 0,
})
try {
  report(await measure())
} finally {
  await api.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(): Promise<Record<Who, number[]>> {
  const times: Record<Who, number[]> = { known: [], unknown: [] }
  await timeOf('known')
  await timeOf('unknown')
  for (let round = 0; round < tries; round++) {
    const order: Who[] = round % 2 ? ['known', 'unknown'] : ['unknown', 'known']
    await Promise.all(order.map(async (who) => times[who].push(await timeOf(who))))
  }
  return times
}

async function timeOf(who: Who): Promise<number> {
  const query = new URLSearchParams({ field: USERS[who], password: 'wrong-password', app_type: '2' })
  const startedAt = performance.now()
  const response = await fetch(`${api.url}/auth/login?${query}`, { method: 'POST' })
  await response.text()
  if (!response.ok) throw new Error(`Login returned ${response.status}.`)
  return performance.now() - startedAt
}

function report(times: Record<Who, number[]>) {
  const rows = Object.entries(times).map(([who, timesOfUser]) => {
    const sorted = timesOfUser.toSorted((a, b) => a - b)
    const percentile = (share: number) =>
      Number((sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1))
    return { who, tries: timesOfUser.length, median: percentile(0.5), p95: percentile(0.95) }
  })
  console.table(rows)
  const [known, unknown] = rows.map(({ median }) => median)
  const difference = Math.abs(known! / unknown! - 1)
  const isWithin = difference <= MAX_DIFFERENCE
  console.log(
    `The medians differ by ${(difference * 100).toFixed(1)} %, ${isWithin ? 'within' : 'over'} 5 %.`,
  )
  if (!isWithin) process.exitCode = 1
}
