import { hostname } from 'node:os'
import { beforeEach, expect, it } from 'vitest'
import { env } from '~/env.server'
import { ownOrigin } from './own-origin.server'

const NAME = hostname().toLowerCase()

beforeEach(() => {
  Object.assign(env, { publicOrigin: 'http://localhost:3000', hasPublicOrigin: false, trustedProxies: 0 })
})

it.each([
  ['192.0.2.7:3000', 'http://192.0.2.7:3000'],
  ['[2001:db8::7]:3000', 'http://[2001:db8::7]:3000'],
  ['192.0.2.7:80', 'http://192.0.2.7'],
  ['LOCALHOST:4000', 'http://localhost:4000'],
  [`${NAME}:3000`, `http://${NAME}:3000`],
  // Another site could let its own name lead here.
  ['evil.example:3000', 'http://localhost:3000'],
  ['localhost.evil.example', 'http://localhost:3000'],
  ['192.0.2.7.evil.example', 'http://localhost:3000'],
  ['a b', 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
])('without PUBLIC_ORIGIN and proxies, a request to "%s" has the origin %s', (host, origin) => {
  expect(ownOrigin(host)).toBe(origin)
})

it.each([{ hasPublicOrigin: true }, { trustedProxies: 1 }])(
  'with %j, it is the one of the settings',
  (settings) => {
    Object.assign(env, settings)
    expect(ownOrigin('192.0.2.7:3000')).toBe('http://localhost:3000')
  },
)
