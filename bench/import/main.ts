import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { removeAllData } from '../../reference-api/data/postgres-dump'

// Measures export and import of demo data. With DATABASE_URL, the target is that PostgreSQL database, and the bench resets it first.
const { values } = parseArgs({ options: { scale: { type: 'string', default: 'top' } } })
const folder = mkdtempSync(join(tmpdir(), 'plot-partner-import-'))
const files = join(folder, 'files')
const source = { DATA_DIR: join(folder, 'source'), DATABASE_URL: '' }
const target = { DATA_DIR: join(folder, 'target'), DATABASE_URL: process.env.DATABASE_URL ?? '' }
// Each process prints its peak memory at its end, because the parent process cannot read it afterwards.
const REPORT = `data:text/javascript,process.on('exit',()=>console.error('rss '+process.resourceUsage().maxRSS))`

interface Step {
  seconds: number
  megabytes: number
}

async function run(env: Record<string, string>, ...args: string[]): Promise<Step> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', REPORT, 'build/reference-api/data/main.js', ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DEMO_DATA: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`data ${args.join(' ')}: ${output}`)
  const [, kilobytes] = /rss (\d+)/.exec(output) ?? []
  return {
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    megabytes: Math.round(Number(kilobytes) / 1024),
  }
}

try {
  if (process.env.DATABASE_URL) await removeAllData(process.env.DATABASE_URL)
  const steps = {
    generate: await run(source, '--scale', values.scale),
    export: await run(source, 'export', files),
    import: await run(target, 'import', files),
    'import again': await run(target, 'import', files),
    check: await run(target, 'check'),
  }
  console.table(steps)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
