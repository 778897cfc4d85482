import { expect, it } from 'vitest'
import { aRequest, argsOf } from '../../tests/factories/session'
import { DELIVERY_VARY, deliveryMode } from './delivery.server'

it.each([
  ['', {}, 'full'],
  ['', { 'save-data': 'on' }, 'lite'],
  ['', { 'save-data': 'On' }, 'lite'],
  ['', { 'save-data': 'off' }, 'full'],
  ['', { ect: 'slow-2g' }, 'lite'],
  ['', { ect: '2g' }, 'lite'],
  ['', { ect: '3g' }, 'lite'],
  ['', { ect: '4g' }, 'full'],
  ['', { ect: 'unknown' }, 'full'],
  ['', { ect: '4g', 'save-data': 'on' }, 'lite'],
  ['', { ect: '3g', 'sec-fetch-dest': 'empty' }, 'full'],
  ['preferences=dataSaver%3Don', { ect: '4g' }, 'lite'],
  ['preferences=dataSaver%3Doff', { ect: '2g', 'save-data': 'on' }, 'full'],
  ['preferences=dataSaver%3Dauto', { ect: '2g' }, 'lite'],
  ['preferences=dataSaver%3Dgarbage', {}, 'full'],
])('cookie "%s" with headers %j gives %s', (cookie, headers, mode) => {
  expect(deliveryMode(argsOf(aRequest('/', { cookie, headers: headers as Record<string, string> })))).toBe(
    mode,
  )
})

it('Vary lists every header that the mode depends on', () => {
  for (const header of ['Cookie', 'Save-Data', 'ECT', 'Sec-Fetch-Dest'])
    expect(DELIVERY_VARY).toContain(header)
})
