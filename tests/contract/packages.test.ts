import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { direct, unused, withOtherLicences } from '../setup/packages'

test('every package of package.json is used, and stands in docs/packages.md', () => {
  expect(unused()).toEqual([])
  const listed = [...readFileSync('docs/packages.md', 'utf8').matchAll(/^\| ([^ ]+) \| \d/gm)].map(
    ([, name]) => name,
  )
  expect(listed).toEqual(direct)
})

test('a firm may use every package of production', () => {
  expect(withOtherLicences()).toEqual([])
})
