import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultConstants } from '~/api/constants'
import { type Call, type Endpoint, endpoints, isAssumed } from '~/api/endpoints'
import { optionalCalls } from '../conformance/optional-calls'

const text = readFileSync(new URL('../../docs/upstream-api.md', import.meta.url), 'utf8')
const rows = [...text.matchAll(/^\| `(\w+)` \| (GET|POST) `([^`]+)` \| (.*)\|$/gm)].map(
  ([, call = '', method, path, query = '']) => ({
    call,
    method,
    path,
    query: query
      .replace(/ \([^)]+\)/g, '')
      .split(/,\s*/)
      .map((name) => name.trim())
      .filter(Boolean),
  }),
)

it('M239 docs/upstream-api.md names each call with the portal’s method, path and query', () => {
  expect(rows.map(({ call }) => call).sort()).toEqual(Object.keys(endpoints).sort())
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
  const assumed = Object.entries(endpoints).filter(([call]) => isAssumed(call as Call))
  expect(assumed).toHaveLength(53)
  for (const [call] of assumed) expect(assumptions.split('\n\n')[0]).toContain(`\`${call}\``)
})

const section = (heading: string) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

it('M239 docs/upstream-api.md lists every optional call', () => {
  for (const call of Object.keys(optionalCalls)) expect(section('Optional calls')).toContain(`\`${call}\``)
})

it('M024 docs/upstream-api.md names every constant with its default', () => {
  const documented = [...section('Other paths').matchAll(/^\| (`[^|]+`) \| ([^|]+) \|.*\|$/gm)].flatMap(
    ([, names = '', values = '']) => {
      const defaults = values.split(', ')
      return names.split(', ').map((name, index) => [name.replaceAll('`', ''), defaults[index]] as const)
    },
  )
  const constants = Object.entries(defaultConstants).map(([name, value]) => [name, String(value)])
  expect(documented.filter(([name]) => Object.hasOwn(defaultConstants, name))).toEqual(constants)
})
