import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { startPortal } from '../audit/portal'
import { startProcesses } from './processes'
import { signIn } from './session'
import { startGenerator } from './start-generator'

// Measures peak memory, image decoders included, of three programs: a portal with the embedded API, a portal that calls a separate API, and
// that API. The load is pages, two logins at a time, and two uploads of 40 megapixels at a time.

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } })
const seconds = Number(options.seconds)
const SAMPLE_EVERY_MS = 10
const PATHS = ['/associate/bookings-by-date', '/home', '/profile', '/associate/team']

interface Measured {
  url: string
  origin: string
  pids: Record<string, number>
}

const image = await interlacedPng()
const single = await startPortal({ THROTTLE: 'false' })
const rows = await peaks({
  url: single.url,
  origin: single.url,
  pids: { 'with the embedded API': single.pid },
})
await single.stop()
const processes = await startProcesses()
const portal = await processes.startPortal()
rows.push(
  ...(await peaks({
    url: portal.url,
    origin: processes.publicOrigin,
    pids: { portal: portal.child.pid!, API: processes.api.pid! },
  })),
)
await processes.stop()
console.table(rows)

async function peaks({ url, origin, pids }: Measured) {
  const endsAt = Date.now() + seconds * 1000
  const generator = startGenerator()
  const cookie = await signIn(url, origin, 'P6')
  const urls = PATHS.map((path) => `${url}${path}`)
  const counts = { pages: 0, signIns: 0, images: 0 }
  const repeatUntilEnd = async (action: () => Promise<void>) => {
    while (Date.now() < endsAt) await action()
  }
  const senders = [1, 2].flatMap(() => [
    repeatUntilEnd(async () => {
      if (await signIn(url, origin, 'P1').catch(() => null)) counts.signIns += 1
    }),
    repeatUntilEnd(async () => {
      if (await sendImage(url, origin, cookie)) counts.images += 1
    }),
  ])
  const pages = generator.run({ urls, cookie, seconds, load: { perSecond: 10 } })
  const peak: Record<string, { total: number; itself: number }> = {}
  await repeatUntilEnd(async () => {
    for (const [name, pid] of Object.entries(pids)) {
      const [itself = 0, ...children] = [pid, ...childrenOf(pid)].map(residentMb)
      const total = children.reduce((sum, megabytes) => sum + megabytes, itself)
      const earlier = peak[name] ?? { total: 0, itself: 0 }
      peak[name] = { total: Math.max(earlier.total, total), itself: Math.max(earlier.itself, itself) }
    }
    await sleep(SAMPLE_EVERY_MS)
  })
  counts.pages = (await pages).filter(({ status }) => status === 200).length
  await Promise.all(senders)
  generator.stop()
  return Object.entries(peak).map(([name, { total, itself }]) => ({
    what: name,
    'peak MB': Math.round(total),
    'without children': Math.round(itself),
    ...counts,
  }))
}

/** The image is truncated: the portal decodes all rows and then rejects it. An accepted image would block the next upload. */
async function sendImage(url: string, origin: string, cookie: string) {
  const body = new FormData()
  body.set('bank_name', 'Union Bank of Tests')
  body.set('bank_ac_no', '001122334455')
  body.set('confirm_account_no', '001122334455')
  body.set('ifsc_code', 'SBIN0000300')
  body.set('image', new File([new Uint8Array(image)], 'a.png'))
  const headers = { Origin: origin, Cookie: cookie }
  const response = await fetch(`${url}/bank-details`, { method: 'POST', headers, body, redirect: 'manual' })
  return (await response.text()).includes('The image cannot be read.')
}

/** Interlaced, so that all 160 MB are in memory at once. */
async function interlacedPng(): Promise<Buffer> {
  const background = { r: 0, g: 120, b: 120, alpha: 0.5 }
  const png = await sharp({ create: { width: 8_000, height: 5_000, channels: 4, background } })
    .png({ progressive: true, palette: false })
    .toBuffer()
  return png.subarray(0, -64)
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
}

/** Empty for a thread or process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
