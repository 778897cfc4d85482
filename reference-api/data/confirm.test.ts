import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { requireConfirmation } from './confirm'

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
