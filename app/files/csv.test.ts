import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../tests/factories/any-text'
import { cases } from '../../tests/factories/cases'
import { csvResponse, toCsv } from './csv'

const BOM = '\uFEFF'
const texts = (...rows: string[]) =>
  toCsv({ name: 'a', fields: { name: { label: () => 'Name', value: (row: string) => row } }, rows })

it('a file has a byte order mark, CRLF, both date formats and numeric amounts', () => {
  const file = toCsv<{ name: string; on: string | null; paise: number }>({
    name: 'receipts',
    fields: {
      customer: { label: () => 'Customer', value: (row) => row.name },
      date: { label: () => 'Receipt Date', kind: 'date', value: (row) => row.on },
      amount: { label: () => 'Amount', kind: 'amount', value: (row) => row.paise },
    },
    rows: [
      { name: 'రవి, "Raju"', on: '2026-09-07', paise: 999_999_999_00 },
      { name: 'Two\nlines', on: null, paise: -50 },
    ],
    note: 'Only the first 2 rows.',
  })
  expect(file).toBe(
    `${BOM}Customer,Receipt Date,Receipt Date (ISO),Amount\r\n` +
      '"రవి, ""Raju""",7-Sep-26,2026-09-07,999999999\r\n' +
      'Two lines,,,-0.5\r\n' +
      'Only the first 2 rows.\r\n',
  )
})

it.each(['=1+1', '+91 9000000001', '-1', '@SUM(A1)', '\t=1', ' \r\n=1', '＝1'])(
  'escapes the formula %j',
  (text) => {
    expect(texts(text)).toMatch(/^\uFEFFName\r\n"?'/)
  },
)

it('escapes any formula prefix and removes line breaks', () => {
  fc.assert(
    fc.property(anyText({ minLength: 1 }), (name) => {
      const cell = texts(name).slice(`${BOM}Name\r\n`.length, -2).replace(/^"/, '')
      expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      expect(cell).not.toMatch(/[\r\n]/)
    }),
    cases(),
  )
})

it('X127 sends a long file in pieces, each in its own turn of the event loop', async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => `row ${index}`)
  const fields = { name: { label: () => 'Name', value: (row: string) => row } }
  const order: string[] = []
  let text = ''
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const piece of csvResponse({ name: 'a', fields, rows }).body!) {
    order.push('piece')
    text += decoder.decode(piece as Uint8Array)
    setImmediate(() => order.push('page'))
  }
  expect(order).toEqual(['piece', 'page', 'piece', 'page', 'piece', 'page', 'piece', 'page'])
  expect(text).toBe(toCsv({ name: 'a', fields, rows }))
})
