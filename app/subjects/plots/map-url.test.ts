import { expect, it } from 'vitest'
import { readEnv } from '~/env.server'
import { mapUrl } from './map-url'

const place = { latitude: 17.3187, longitude: 78.7705 }
const standard = readEnv({ NODE_ENV: 'test' }).mapUrlTemplate

it('M227 the map of a project is on OpenStreetMap by default, or on the configured site', () => {
  expect(mapUrl(standard, place)).toBe(
    'https://www.openstreetmap.org/?mlat=17.3187&mlon=78.7705#map=16/17.3187/78.7705',
  )
  const { mapUrlTemplate } = readEnv({
    NODE_ENV: 'test',
    MAP_URL_TEMPLATE: 'https://maps.example/@{latitude},{longitude},16z',
  })
  expect(mapUrl(mapUrlTemplate, place)).toBe('https://maps.example/@17.3187,78.7705,16z')
})

it('M227 the map of a project is omitted without a latitude, and a missing longitude counts as 0', () => {
  expect(mapUrl(standard, { ...place, latitude: null })).toBeNull()
  expect(mapUrl(standard, { latitude: 0, longitude: null })).toContain('mlat=0&mlon=0#')
})

it.each(['javascript:alert({latitude},{longitude})', 'https://maps.example/{latitude}', 'maps'])(
  'M227 the map template "%s" is rejected',
  (template) => {
    expect(() => readEnv({ NODE_ENV: 'test', MAP_URL_TEMPLATE: template })).toThrow('MAP_URL_TEMPLATE')
  },
)
