import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../tests/factories/any-text'
import { cases } from '../../tests/factories/cases'
import { downloadHeaders, fileNameOf } from './download'

const nameOf = (fileName: string) =>
  downloadHeaders({ contentType: 'text/csv', fileName }).get('Content-Disposition')

it('sends a file name and forbids caching', () => {
  const head = { contentType: 'application/pdf', fileName: 'receipts-112.pdf', size: 12, isInline: true }
  expect(Object.fromEntries(downloadHeaders(head))).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="receipts-112.pdf"',
    'content-length': '12',
    'cache-control': 'private, no-store',
  })
})

it.each([
  ['receipts-12/A.csv', 'attachment; filename="receipts-12-A.csv"'],
  ['a"b\r\n.csv', 'attachment; filename="a-b--.csv"'],
  ['రవి.csv', `attachment; filename="___.csv"; filename*=UTF-8''%E0%B0%B0%E0%B0%B5%E0%B0%BF.csv`],
  ["é(1)'.csv", `attachment; filename="_(1)'.csv"; filename*=UTF-8''%C3%A9%281%29%27.csv`],
])('encodes the file name %j', (fileName, expected) => {
  expect(nameOf(fileName)).toBe(expected)
})

it.each(['receipts-112.pdf', 'మ్యాంగో.pdf', "é(1)'.csv"])('X050 the headers tell the name %j', (fileName) => {
  expect(fileNameOf(downloadHeaders({ contentType: 'text/csv', fileName }))).toBe(fileName)
})

it('accepts any name and gives a valid header', () => {
  fc.assert(
    fc.property(anyText(), (name) => {
      expect(nameOf(name)).toMatch(/^attachment; filename="[^"\\]*"(; filename\*=UTF-8''[\w%.~!#$&+^`|-]*)?$/)
    }),
    cases(),
  )
})
