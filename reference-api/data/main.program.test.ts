import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { isDeep } from '../../tests/factories/cases'
import { programPath } from '../../tests/factories/program'

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [programPath('reference-api/data/main'), ...args], { encoding: 'utf8' })

/** In the gate, one process proves what the others repeat. */
const someOf = <Row>(rows: Row[]) => (isDeep ? rows : rows.slice(0, 1))

it.each([
  [['user', 'passwrd', '9000000001', 'Secret@2026'], 'Unknown or incomplete command: user passwrd'],
  ...someOf([
    [['reset', '--dry-run'], 'reset has no option --dry-run.'],
    [['check', '--since'], "Option '--since <value>' argument missing"],
    [['user', '--helpp'], "Unknown option '--helpp'"],
  ] as const),
] as const)('X065 X066 %j prints the usage, and last the fault in one line', (args, fault) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^npm run data -- COMMAND/)
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(fault)
})

it.each(someOf([[['user', '--help']], [['--help']]]))('X066 %j prints the usage', (args) => {
  const { status, stdout, stderr } = run(...args)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^npm run data -- COMMAND/)
})
