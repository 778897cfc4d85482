import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { takeLog } from '../../tests/factories/log'
import { inLanguage } from '../messages/request-language.server'
import { startThread } from './start-thread'
import { drawingThread } from './drawing-thread.server'

const content = { title: 'Receipts', facts: [], tables: [], notes: [] }
const letterhead = {
  firm: null,
  printedAt: new Date('2026-11-26T06:00:00Z'),
  isCompressed: false,
}

it('X127 draws documents in a thread, in the language of the request; a failed document does not end the thread', async () => {
  let startCount = 0
  const draw = drawingThread({
    start: () => {
      startCount += 1
      return startThread('app/files/drawing-worker')
    },
  })
  const failed = draw('renderPdf', null as never, letterhead)
  const pdf = inLanguage('hi', () => draw('renderPdf', content, letterhead))
  await expect(failed).rejects.toThrow(TypeError)
  expect(Buffer.from(await pdf).toString('latin1')).toContain('/Lang (hi-IN)')
  expect(startCount).toBe(1)
}, 60_000)

it('X106 names in the scripts of India are drawn; the log says once which character no font has', async () => {
  const draw = drawingThread({ start: () => startThread('app/files/drawing-worker') })
  const names = [
    'స్మిత',
    'स्मिता',
    'স্মিতা',
    'ਸਿੰਘ',
    'தமிழ்',
    'മലയാളം',
    'ಕನ್ನಡ',
    'ગુજરાતી',
    'ଓଡ଼ିଆ',
    'محمد',
    'José D’Souza',
  ]
  await draw('renderPdf', { ...content, notes: names }, letterhead)
  expect(takeLog()).toBe('')
  for (const title of ['👨‍👩‍👧 Family Trust 🏡', '🏡 Trust'])
    await draw('renderPdf', { ...content, title }, letterhead)
  expect(takeLog().match(/U\+\w+/g)).toEqual(['U+1F468', 'U+1F469', 'U+1F467', 'U+1F3E1'])
}, 60_000)

it.each([
  ['takes too long', 'setInterval(() => {}, 1000)', { timeoutMs: 50 }, 'aborted'],
  ['ends its thread', 'throw new Error("no memory")', {}, 'no memory'],
])(
  'X127 a document that %s fails, and the next one gets a new thread',
  async (_, program, limit, message) => {
    let startCount = 0
    const start = () => {
      startCount += 1
      return new Worker(program, { eval: true })
    }
    const draw = drawingThread({ start, ...limit })
    for (const count of [1, 2]) {
      await expect(draw('renderPdf', content, letterhead)).rejects.toThrow(message)
      expect(startCount).toBe(count)
    }
  },
)
