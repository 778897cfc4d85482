import { expect, it } from 'vitest'
import { bodyRefusal } from './body-limit.server'

it.each<[Record<string, string>, number | null]>([
  [{}, null],
  [{ 'content-length': '0' }, null],
  [{ 'content-length': String(12 * 1024 * 1024) }, null],
  [{ 'content-length': String(12 * 1024 * 1024 + 1) }, 413],
  [{ 'content-length': '99999999999999' }, 413],
  [{ 'transfer-encoding': 'chunked' }, 411],
  [{ 'transfer-encoding': 'chunked', 'content-length': '1' }, 411],
])('M106 a body of %j is refused by %s', (headers, status) => {
  expect(bodyRefusal({ headers })?.status ?? null).toBe(status)
})
