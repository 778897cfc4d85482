import { expect, it } from 'vitest'
import { associateCalls, downloads, publicCalls } from '../calls'
import { buildOpenApi, type Operation } from './openapi'

const api = buildOpenApi({ publicCalls, protectedCalls: associateCalls, downloads })
const protectedCalls = associateCalls.flatMap(({ calls }) => calls)
const calls = [...publicCalls, ...protectedCalls]
const operations = Object.values(api.paths).flatMap((path) => Object.values(path)) as Operation[]

const operationOf = (method: string, path: string) =>
  api.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get' | 'post']

function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(key, inner),
  ])
}

it('M239 lists every declared call and file, and nothing else', () => {
  for (const { method, path, summary } of calls) expect(operationOf(method, path)?.summary).toBe(summary)
  for (const { path, summary } of downloads) expect(operationOf('GET', path)?.summary).toBe(summary)
  expect(operations).toHaveLength(calls.length + downloads.length)
  expect(operations.length).toBeGreaterThanOrEqual(30)
})

it('M239 gives each operation a unique id that can name a function', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/)
  expect(ids).toEqual(expect.arrayContaining(['login', 'getReceipts', 'profileChangePassword']))
})

it('M239 has no dangling references', () => {
  const refs = valuesOf('$ref', api)
  expect(refs.length).toBeGreaterThan(100)
  for (const ref of new Set(refs)) {
    const target = String(ref).slice(2).split('/')
    const found = target.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], api)
    expect(typeof found, String(ref)).toBe('object')
  }
})

it('M239 each operation has its path parameters, unique parameter names, a reply, a summary and known tags', () => {
  const tags = api.tags.map(({ name }) => name)
  for (const [path, methods] of Object.entries(api.paths))
    for (const operation of Object.values(methods)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const named = operation.parameters.filter((parameter) => 'name' in parameter)
      const names = named.map((parameter) => `${parameter.in} ${parameter.name}`)
      expect(named.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath)
      expect(new Set(names).size).toBe(names.length)
      for (const { schema } of named) expect(schema).toMatchObject({ type: 'string' })
      expect(operation.responses[200]).toMatchObject({ description: expect.any(String) })
      expect(operation.summary.length).toBeGreaterThan(0)
      expect(tags).toEqual(expect.arrayContaining(operation.tags))
    }
  expect(api.openapi).toBe('3.1.0')
  expect(JSON.parse(JSON.stringify(api))).toEqual(api)
})

it('M237 requires a token for protected calls and none for public calls', () => {
  for (const { method, path } of publicCalls)
    expect(operationOf(method, path)?.security).toEqual([{}, { serviceKey: [] }])
  for (const { method, path } of protectedCalls) {
    expect(operationOf(method, path)?.security).toEqual([{ token: [] }])
    expect(operationOf(method, path)?.responses).toHaveProperty('401')
  }
})

it('M025 accepts an idempotency key only for protected writes', () => {
  const isKeyed = (operation: Operation | undefined) =>
    operation?.parameters.some(
      (parameter) => '$ref' in parameter && parameter.$ref.endsWith('IdempotencyKey'),
    )
  for (const { method, path, effect } of protectedCalls)
    expect(isKeyed(operationOf(method, path)), path).toBe(effect === 'write')
  for (const { method, path } of publicCalls) expect(isKeyed(operationOf(method, path))).toBe(false)
})
