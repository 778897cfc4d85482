import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the bench of the API on an empty database says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { DATABASE_URL: _, ...rest } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'bench/main.ts', 'api', '--rounds', '1'],
    { env: { ...rest, DATA_DIR: folder }, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  expect(stderr).toMatch(/^There are no demo associates .* npm run data -- --scale 1\n$/)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
