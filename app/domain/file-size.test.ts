import { expect, it } from 'vitest'
import { fileSize } from './file-size'

it.each([
  [0, '1 KB'],
  [655_360, '640 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [50 * 1024 * 1024, '50.0 MB'],
])('M226 %i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
