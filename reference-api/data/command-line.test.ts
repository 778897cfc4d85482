import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Command, readCommand, requireConfirmation } from './command-line'

const run = vi.fn()
const COMMANDS: Command[] = [
  { name: '', wordCount: 0, options: ['scale'], usage: '--scale N', run },
  { name: 'reset', wordCount: 0, options: ['yes'], usage: 'reset', run },
  { name: 'import', wordCount: 1, options: ['dry-run', 'replace'], usage: 'import DIR', run },
  { name: 'user list', wordCount: 0, usage: 'user list', run },
  { name: 'user password', wordCount: 2, usage: 'user password USER NEW', run },
]
const read = (line: string) => readCommand(line ? line.split(' ') : [], COMMANDS)

it.each([
  ['--scale 3', '', [], { scale: '3' }],
  ['reset', 'reset', [], {}],
  ['reset --yes', 'reset', [], { yes: true }],
  ['import books --replace a.csv --replace b.csv', 'import', ['books'], { replace: ['a.csv', 'b.csv'] }],
  ['--dry-run import books', 'import', ['books'], { 'dry-run': true }],
  ['user password HG1200 -- -Secret1', 'user password', ['HG1200', '-Secret1'], {}],
])('X066 reads "%s"', (line, name, words, options) => {
  const chosen = read(line)
  expect([chosen?.command.name, chosen?.words, { ...chosen?.options }]).toEqual([name, words, options])
})

it.each([
  ['', 'user password USER NEW'],
  ['user', 'Unknown or incomplete command: user'],
  ['user passwrd HG1200 Secret1', 'Unknown or incomplete command: user passwrd'],
  ['passwrd Secret1', 'Unknown or incomplete command: passwrd'],
  ['reset --dry-run', 'reset has no option --dry-run.'],
  ['reset --scale 3', 'reset has no option --scale.'],
  ['--scale 3 reset', 'reset has no option --scale.'],
  ['user list --help=no', "Option '--help' does not take an argument"],
  ['import books --replace', "Option '--replace <value>' argument missing"],
  ['user --helpp', "Unknown option '--helpp'"],
  ['reset now', 'Wrong number of words after "reset": 1 instead of 0.'],
  ['import', 'Wrong number of words after "import": 0 instead of 1.'],
  ['import ', 'A word after "import" is empty.'],
  ['import books --replace a.csv b.csv', 'Wrong number of words after "import": 2 instead of 1.'],
  ['user password HG1200', 'Wrong number of words after "user password": 1 instead of 2.'],
  ['user password HG1200 Secret1 word', 'Wrong number of words after "user password": 3 instead of 2.'],
])('X065 X066 "%s" is refused after the usage, and the fault quotes no password', (line, fault) => {
  expect(() => read(line)).toThrow(/^npm run data -- COMMAND/)
  expect(() => read(line)).toThrow(new RegExp(`\n *${fault}$`))
  expect(() => read(line)).not.toThrow('Secret1')
})

it('X066 --help asks for the usage, whatever else is typed', () => {
  expect(read('reset now --dry-run --help')).toBeNull()
})

const { stdin, stdout } = process

beforeEach(() => {
  Object.defineProperty(process, 'stdout', { value: new PassThrough(), configurable: true })
})
afterEach(() => {
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
  Object.defineProperty(process, 'stdout', { value: stdout, configurable: true })
})

/** Answers as a person at a terminal, or through a pipe. */
function answer(text: string, { isTTY = true } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY })
  Object.defineProperty(process, 'stdin', { value: input, configurable: true })
  input.write(`${text}\n`)
  return requireConfirmation('This deletes all data.', '--yes')
}

it('X065 a reset continues after yes', async () => {
  await expect(answer('yes')).resolves.toBeUndefined()
})

it.each(['', 'no', 'y'])('X065 a reset stops after "%s"', async (text) => {
  await expect(answer(text)).rejects.toThrow('Nothing was changed.')
})

it('X065 a reset without a terminal asks for the flag, whatever is piped', async () => {
  await expect(answer('yes', { isTTY: false })).rejects.toThrow(
    'This deletes all data. Add --yes to do it without a question.',
  )
})
