import fc from 'fast-check'

// Values that often break parsers.
const parserBreaking = fc.constantFrom<unknown>(
  '',
  ' ',
  '-1',
  1e308,
  1e-7,
  -0,
  '9'.repeat(400),
  '1e5',
  'NaN',
  undefined,
)
export const garbage = fc.oneof(parserBreaking, fc.jsonValue(), fc.double(), fc.string())

/** Replaces the reply (place 0) or a value in it, counted depth first. After the last value, counting starts again at 0. */
export function replaceAt(reply: unknown, place: number, value: unknown): unknown {
  const target = place % countOf(reply)
  let index = 0
  return walk(reply)

  function walk(node: unknown): unknown {
    const isTarget = index === target
    index += 1
    if (isTarget) return value
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, walk(inner)]))
  }
}

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, inner) => sum + countOf(inner), 1)
}

/** All numbers in a value that are NaN or infinite. */
export function brokenNumbers(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(brokenNumbers) : []
}
