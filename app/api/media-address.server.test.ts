import { beforeEach, expect, it } from 'vitest'
import { env } from '~/env.server'
import { takeLog } from '../../tests/factories/log'
import { mediaSource } from './media-address.server'

beforeEach(() => {
  env.apiBaseUrl = 'https://api.example/v1/'
  env.apiMediaOrigins = ['https://files.example']
  takeLog()
})

it('M226 logs the origin of a brochure outside API_MEDIA_ORIGINS once, without the rest of its URL', () => {
  const brochure = 'https://cdn.example:8443/brochure.pdf?signature=secret'
  expect(mediaSource(brochure)).toBeNull()
  expect(mediaSource(brochure)).toBeNull()
  expect(mediaSource('https://cdn.example:8443/layout.pdf')).toBeNull()
  const lines = takeLog().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, origin: 'https://cdn.example:8443' })
  expect(lines[0]).toContain('API_MEDIA_ORIGINS')
  expect(lines[0]).not.toContain('secret')
})

it.each(['https://files.example/a.pdf', '/media/3', 'javascript:alert(1)', 'data:text/html,x'])(
  'M226 logs nothing for %s',
  (address) => {
    mediaSource(address)
    expect(takeLog()).toBe('')
  },
)

it('M226 logs at most 50 origins', () => {
  for (let index = 0; index < 500; index++) mediaSource(`https://cdn-${index}.example/a.pdf`)
  const count = takeLog().split('\n').filter(Boolean).length
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(50)
})
