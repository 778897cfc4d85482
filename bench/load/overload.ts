import { parseArgs } from 'node:util'
import type { Visit } from './generator'
import { percentile, startProcesses } from './processes'
import { signIn } from './session'
import { startGenerator } from './start-generator'

// Finds the saturation rate of one portal, then sends twice this rate, then a quarter of the saturation rate. Exit code 1 if a request
// of the overload gets neither a page nor a 503, if a health check fails, if a p99 exceeds its target (pages 1 s, 503 100 ms, health
// 200 ms) or cannot be measured, or if requests still fail or take over 1 s when 2 s have passed since the overload.

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const seconds = Number(options.seconds)
const CLIENTS = 16
const WARM_UP_SECONDS = 8
const SATURATION_SECONDS = 10
const RECOVERY_SECONDS = 6

const processes = await startProcesses()
const generator = startGenerator()
const healthGenerator = startGenerator()
try {
  const { url } = await processes.startPortal()
  const cookie = await signIn(url, processes.publicOrigin, 'P1')
  const urls = ['/associate/bookings-by-date', '/home', '/profile'].map((path) => `${url}${path}`)
  const run = (seconds: number, load: { clients: number } | { perSecond: number }) =>
    generator.run({ urls, cookie, seconds, load })

  await run(WARM_UP_SECONDS, { clients: CLIENTS })
  const saturated = await run(SATURATION_SECONDS, { clients: CLIENTS })
  const saturation = accepted(saturated).length / SATURATION_SECONDS
  const health = healthGenerator.run({
    urls: [`${url}/healthz`, `${url}/readyz`],
    cookie: '',
    seconds,
    load: { perSecond: 10 },
  })
  const visits = await run(seconds, { perSecond: saturation * 2 })
  const healthVisits = await health
  const recoveryVisits = await run(RECOVERY_SECONDS, { perSecond: saturation / 4 })

  const shed = visits.filter(({ status }) => status === 503)
  const lastBad = recoveryVisits.filter(({ status, ms }) => status !== 200 || ms > 1000).at(-1)
  const result = {
    'saturation/s': Math.round(saturation),
    'sent/s': Math.round(visits.length / seconds),
    'accepted/s': Math.round(accepted(visits).length / seconds),
    'shed/s': Math.round(shed.length / seconds),
    failed: visits.length - accepted(visits).length - shed.length,
    'p99 of accepted ms': p99(accepted(visits)),
    'p99 of 503 ms': p99(shed),
    'p99 of health ms': p99(healthVisits),
    'recovery ms': Math.round(lastBad ? lastBad.startedAtMs + lastBad.ms : 0),
  }
  console.table([result])
  const missed = Object.entries({
    failed: 0,
    'p99 of accepted ms': 1000,
    'p99 of 503 ms': 100,
    'p99 of health ms': 200,
    'recovery ms': 2000,
  }).filter(([name, limit]) => !(result[name as keyof typeof result] <= limit))
  for (const [name, limit] of missed)
    console.log(
      Number.isNaN(result[name as keyof typeof result])
        ? `${name} was not measured`
        : `${name} is over ${limit}`,
    )
  process.exitCode = missed.length > 0 || healthVisits.some(({ status }) => status !== 200) ? 1 : 0
} finally {
  generator.stop()
  healthGenerator.stop()
  await processes.stop()
}

function accepted(visits: Visit[]) {
  return visits.filter(({ status }) => status === 200)
}

function p99(visits: Visit[]) {
  return percentile(
    visits.map(({ ms }) => ms),
    0.99,
  )
}
