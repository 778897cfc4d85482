import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { programPath } from '../../tests/factories/program'

const run = (...args: string[]) =>
  spawnSync(process.execPath, [programPath('reference-api/data/main'), ...args], { encoding: 'utf8' })

it('X065 X066 a wrong command prints the usage, and last the fault in one line', () => {
  const { status, stdout, stderr } = run('user', 'passwrd', '9000000001', 'Secret@2026')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^npm run data -- COMMAND/)
  expect(stderr.trimEnd().split('\n').at(-1)).toBe('Unknown or incomplete command: user passwrd')
})

it('X066 --help prints the usage', () => {
  const { status, stdout, stderr } = run('user', '--help')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^npm run data -- COMMAND/)
})
