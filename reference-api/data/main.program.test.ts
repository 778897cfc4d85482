import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { isDeep } from '../../tests/factories/cases'
import { programPath } from '../../tests/factories/program'

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [programPath('reference-api/data/main'), ...args], { encoding: 'utf8' })

/** In the gate, one process proves what the others repeat. */
const someOf = <Row>(rows: Row[]) => (isDeep ? rows : rows.slice(0, 1))

it.each(
  someOf([
    [['check', '--since'], "Option '--since <value>' argument missing"],
    [['user', '--helpp'], "Unknown option '--helpp'"],
  ] as const),
)('X065 X066 %j prints the fault in one line, and the usage', (args, fault) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.split('\n').slice(0, 2)).toEqual([fault, expect.stringMatching(/^npm run data -- COMMAND/)])
})

it.each(someOf([[['user', '--help']], [['--help']]]))('X066 %j prints the usage', (args) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^npm run data -- COMMAND/)
})
