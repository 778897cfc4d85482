import { expect, it } from 'vitest'
import { isNetworkFailure, isScriptFailure } from './network-failure'

it.each([
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'network error',
  'The network connection was lost.',
  'The Internet connection appears to be offline.',
  'Could not connect to the server.',
  'A server with the specified hostname could not be found.',
  'The request timed out.',
  'Failed to fetch dynamically imported module: https://portal.example/assets/route-x.js',
  'error loading dynamically imported module: https://portal.example/assets/route-x.js',
  'Importing a module script failed.',
])('M026 "%s" counts as a lost connection', (message) => {
  expect(isNetworkFailure(new TypeError(message))).toBe(true)
})

it('M026 a broken stream counts as a lost connection', () => {
  const url = 'https://portal.example/profile.data'
  expect(isNetworkFailure(new Error(`Unable to decode turbo-stream response from URL: ${url}`))).toBe(true)
})

it.each([
  new TypeError("Cannot read properties of undefined (reading 'network')"),
  new TypeError("Cannot read properties of undefined (reading 'hostname')"),
  new TypeError('module.offline is not a function'),
  new TypeError('Unexpected Server Error'),
  new Error('Failed to fetch'),
  'Failed to fetch',
  null,
])('M026 %s does not count as a lost connection', (error) => {
  expect(isNetworkFailure(error)).toBe(false)
})

it('M026 distinguishes a failed script from a lost response', () => {
  expect(isScriptFailure(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isScriptFailure(new TypeError('Failed to fetch'))).toBe(false)
})
