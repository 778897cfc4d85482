import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isDeep } from '../factories/cases'
import { programPath } from '../factories/program'

it.runIf(isDeep)(
  'M036 the login benchmark prints the medians of known and unknown users',
  () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [programPath('bench/main'), 'sign-in', '--tries', '3'],
      { encoding: 'utf8' },
    )
    expect(stdout).toMatch(/known.+unknown.+The medians differ by [\d.]+ %/s)
    // Either outcome is valid, because so few tries cannot measure a difference.
    expect([0, 1]).toContain(status)
  },
  60_000,
)

it('for an unknown benchmark, prints the usage and the unknown name', () => {
  const { status, stderr } = spawnSync(process.execPath, [programPath('bench/main'), 'nothing'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^npm run bench -- api .*; unknown: nothing\n$/),
  ])
})

it.runIf(isDeep)('the API benchmark on an empty database prints the command that fills the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { DATABASE_URL: _, ...rest } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programPath('bench/main'), 'api', '--rounds', '1'],
    { env: { ...rest, DATA_DIR: folder }, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  expect(stderr).toMatch(/^This database has no demo associates\. .* npm run data -- --scale 1\n$/)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
