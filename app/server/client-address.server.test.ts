import { expect, it } from 'vitest'
import { clientAddress } from './client-address.server'

it.each([
  ['10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.5', 0, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.5', 1, '203.0.113.5'],
  ['10.0.0.1', 'forged, 203.0.113.5', 1, '203.0.113.5'],
  ['10.0.0.1', 'forged, 203.0.113.5,10.0.0.2', 2, '203.0.113.5'],
  ['10.0.0.1', '203.0.113.5', 3, '203.0.113.5'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['::1', ' , ', 1, '::1'],
  [undefined, undefined, 0, ''],
])(
  'M036 a connection from %s with X-Forwarded-For "%s" behind %i trusted proxies has the client address %s',
  (remoteAddress, forwardedFor, proxies, address) => {
    expect(clientAddress({ remoteAddress, forwardedFor }, proxies)).toBe(address)
  },
)

it.each([
  ['203.0.113.9:40123', '203.0.113.9'],
  ['[2001:db8::9]:1234', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['2001:db8::9', '2001:db8::9'],
  ['unknown', '10.0.0.1'],
  ['203.0.113.9:', '10.0.0.1'],
  ['[203.0.113.9', '10.0.0.1'],
  ['203.0.113.999:80', '10.0.0.1'],
])('X107 "%s" from a proxy is read as %s', (hop, address) => {
  const forwardedFor = `198.51.100.1, ${hop}`
  expect(clientAddress({ remoteAddress: '10.0.0.1', forwardedFor }, 1)).toBe(address)
})
