import { parseArgs } from 'node:util'
import { startPortal } from '../audit/portal'
import { percentile } from '../load/processes'
import { signIn } from '../load/session'
import { printBytes } from './bytes'

// Requests some pages as P2, one request after another, from a portal with the embedded API. Prints milliseconds to the end of the reply.
// `--bytes` prints instead the bytes of pages and scripts in each language, as P1. If DATA_DIR is set, the portal uses the database there,
// such as one filled by `npm run data -- --scale top`; otherwise it uses new demo data.

const PATHS = [
  '/home',
  '/associate/collections',
  '/associate/commission/payments',
  '/associate/bookings-by-date',
]
const UNMEASURED_TRIES = 10

const { values: options } = parseArgs({
  options: { tries: { type: 'string', default: '100' }, bytes: { type: 'boolean', default: false } },
})
const { DATA_DIR } = process.env
const portal = await startPortal({
  THROTTLE: 'false',
  ...(DATA_DIR ? { DATA_DIR, DEMO_DATA: 'false' } : {}),
})
try {
  if (options.bytes) await printBytes(portal.url, await signIn(portal.url, portal.url, 'P1'))
  else await printTimes(await signIn(portal.url, portal.url, 'P2'))
} finally {
  await portal.stop()
}

async function printTimes(cookie: string) {
  const rows: Record<string, { p50: number; p95: number; max: number }> = {}
  for (const path of PATHS) rows[path] = await measure(`${portal.url}${path}`, cookie)
  console.table(rows)
}

async function measure(url: string, cookie: string) {
  const times: number[] = []
  for (let index = 0; index < UNMEASURED_TRIES + Number(options.tries); index += 1) {
    const startedAt = performance.now()
    const response = await fetch(url, { headers: { Cookie: cookie } })
    const html = await response.text()
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
    if (html.includes('Some figures are not available')) throw new Error(`${url}: a figure is late`)
    if (index >= UNMEASURED_TRIES) times.push(performance.now() - startedAt)
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), max: percentile(times, 1) }
}
