import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Endpoint, endpoints } from '~/api/endpoints'

const text = readFileSync(new URL('../../docs/upstream-api.md', import.meta.url), 'utf8')
const rows = [...text.matchAll(/^\| `(\w+)` \| (GET|POST) `([^`]+)` \| (.*)\|$/gm)].map(
  ([, call = '', method, path, query = '']) => ({
    call,
    method,
    path,
    query: query
      .replace(/ \(\w+\)/g, '')
      .split(/,\s*/)
      .map((name) => name.trim())
      .filter(Boolean),
  }),
)

it('M239 docs/upstream-api.md names calls as the portal makes them', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40)
  for (const { call, ...row } of rows) {
    const endpoint = (endpoints as Record<string, Endpoint>)[call]
    expect([call, row]).toEqual([
      call,
      { method: endpoint?.method, path: endpoint?.path, query: [...(endpoint?.query ?? [])] },
    ])
  }
})

it('M239 docs/upstream-api.md names every call whose path is an assumption', () => {
  const [, assumptions = ''] = text.split('## Assumptions')
  const assumed = Object.entries<Endpoint>(endpoints).filter(([, { isAssumed }]) => isAssumed)
  expect(assumed).toHaveLength(9)
  for (const [call] of assumed) expect(assumptions.split('\n\n')[0]).toContain(`\`${call}\``)
})
