import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { programPath } from '../tests/factories/program'

it.each([
  [{ PORT: 'abc' }, 'The settings cannot be used. PORT: must be a number\n'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET needs at least 32 characters for each secret.\n'],
])('M023 M024 with %j the portal prints one line and exits', (settings, line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programPath('app/env.server')], {
    env: { NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  })
  expect([status, stdout, stderr]).toEqual([1, '', line])
})
