import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseRequirements } from '../setup/requirements'

const SPECIFIED_COUNT = 246

it('docs/requirements.md has all 246 specified requirements, then the further requirements, in order, on short lines', () => {
  const page = readFileSync('docs/requirements.md', 'utf8')
  const ids = parseRequirements(page).map(({ id }) => id)
  const specified = Array.from(
    { length: SPECIFIED_COUNT },
    (_, index) => `M${String(index + 1).padStart(3, '0')}`,
  )
  expect(ids.slice(0, SPECIFIED_COUNT)).toEqual(specified)
  const further = ids.slice(SPECIFIED_COUNT)
  expect(further.every((id) => id.startsWith('X'))).toBe(true)
  expect(further).toEqual(further.toSorted())
  expect(page.split('\n').filter((line) => line.length > 200)).toEqual([])
})
