import { parseArgs } from 'node:util'
import { memoryOf, percentile, startProcesses } from './processes'
import { signIn } from './session'
import { startGenerator } from './start-generator'

// Puts a long, steady load on one portal. Compares the first fifth of the run after warm-up with the last fifth. Exit code 1 if memory
// grows by over 5 %, if p99 grows by over 10 %, or if a request fails.

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, 'per-second': { type: 'string', default: '10' } },
})
const ROUNDS = 12
const WARM_UP_ROUNDS = 2
const COMPARED_ROUNDS = 2
const seconds = (Number(options.minutes) * 60) / ROUNDS

const processes = await startProcesses()
const generator = startGenerator()
try {
  const { url, child } = await processes.startPortal()
  const cookie = await signIn(url, processes.publicOrigin, 'P1')
  const urls = ['/associate/bookings-by-date', '/home', '/profile', '/settings'].map(
    (path) => `${url}${path}`,
  )
  const rounds: { minute: number; megabytes: number; 'p99 ms': number; failed: number }[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const load = { perSecond: Number(options['per-second']) }
    const visits = await generator.run({ urls, cookie, seconds, load })
    const times = visits.map(({ ms }) => ms)
    rounds.push({
      minute: Math.round((round * seconds) / 6) / 10,
      megabytes: memoryOf(child),
      'p99 ms': percentile(times, 0.99),
      failed: visits.filter(({ status }) => status !== 200).length,
    })
  }
  console.table(rounds)
  const firstRounds = rounds.slice(WARM_UP_ROUNDS, WARM_UP_ROUNDS + COMPARED_ROUNDS)
  const lastRounds = rounds.slice(-COMPARED_ROUNDS)
  const growthPercent = (name: 'megabytes' | 'p99 ms') => {
    const ratio = sum(lastRounds.map((round) => round[name])) / sum(firstRounds.map((round) => round[name]))
    return Math.round(1000 * ratio) / 10 - 100
  }
  const failedCount = sum(rounds.map((round) => round.failed))
  console.log(
    `memory ${growthPercent('megabytes').toFixed(1)} %, p99 ${growthPercent('p99 ms').toFixed(1)} % after warm-up, ${failedCount} failed`,
  )
  // Growth is NaN if nothing was measured.
  process.exitCode =
    growthPercent('megabytes') <= 5 && growthPercent('p99 ms') <= 10 && failedCount === 0 ? 0 : 1
} finally {
  generator.stop()
  await processes.stop()
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
