import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { programPath } from '../../tests/factories/program'

const run = (...args: string[]) =>
  spawnSync(process.execPath, [programPath('reference-api/data/main'), ...args], { encoding: 'utf8' })

it.each([
  [['user', '--helpp'], "Unknown option '--helpp'"],
  [['check', '--since'], "Option '--since <value>' argument missing"],
])('X065 X066 %j prints the fault in one line, and the usage', (args, fault) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.split('\n').slice(0, 2)).toEqual([fault, expect.stringMatching(/^npm run data -- COMMAND/)])
})

it.each([[['--help']], [['user', '--help']]])('X066 %j prints the usage', (args) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^npm run data -- COMMAND/)
})
