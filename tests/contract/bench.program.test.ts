import { spawnSync } from 'node:child_process'
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
