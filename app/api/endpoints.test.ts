import { expect, it } from 'vitest'
import { defaultConstants } from './constants'
import { withOverrides } from './endpoint-overrides'
import { type Endpoint, endpoints } from './endpoints'

it('M024 moves one call and leaves the others unchanged', () => {
  const { calls: table } = withOverrides({ receipts: { path: 'v2/receipts/{booking}' } })
  const receipts = { ...endpoints.receipts, path: 'v2/receipts/{booking}' }
  expect(table).toEqual({ ...endpoints, receipts })
  expect(endpoints.receipts.path).toBe('associate/get-receipts/{booking}')
})

it.each(['reciepts', 'toString', 'constructor'])('M024 names the unknown call %s', (call) => {
  const json: unknown = JSON.parse(`{ "${call}": { "path": "v2" } }`)
  expect(() => withOverrides(json)).toThrow(call)
})

it.each([
  null,
  [],
  'text',
  { receipts: 'v2' },
  { receipts: { path: '' } },
  { receipts: { method: 'DELETE' } },
  { receipts: { query: ['x'] } },
  { login: { token: 'required' } },
])('M024 rejects %j', (json) => {
  expect(() => withOverrides(json)).toThrow()
})

it.each([
  '/v2/receipts/{booking}',
  '//elsewhere.example/{booking}',
  'https://elsewhere.example/{booking}',
  'HTTPS:elsewhere.example',
  '\\\\elsewhere.example',
  '../receipts/{booking}',
  'v2/../../{booking}',
  'v2/./{booking}',
  'v2/receipts?id={booking}',
  'v2/receipts#{booking}',
  'v2/rece ipts',
  'v2/receipts\n',
])('M024 rejects the path %j, which is not a plain path below API_BASE_URL', (path) => {
  expect(() => withOverrides({ receipts: { path } })).toThrow('receipts.path must')
})

it.each(['v2/receipts/{}', 'v2/{booking}/{user}'])('M024 rejects the unknown parameter of %j', (path) => {
  expect(() => withOverrides({ receipts: { path } })).toThrow('receipts has no parameter')
})

it('M024 renames parameters, adds fixed ones and sets constants', () => {
  const { calls, constants } = withOverrides({
    constants: { cashBillAccept: 2, appName: 'partner' },
    paymentDetails: { params: { comm_id: 'cmsn_id' }, fixed: { lang: 'en', version: 2 } },
  })
  expect(calls.paymentDetails).toEqual({
    ...endpoints.paymentDetails,
    params: { comm_id: 'cmsn_id' },
    fixed: { lang: 'en', version: '2' },
  })
  expect(constants).toEqual({ ...defaultConstants, cashBillAccept: 2, appName: 'partner' })
})

it.each<[string, object]>([
  ['paymentDetails has no query parameter id', { paymentDetails: { params: { id: 'cmsn_id' } } }],
  ['payments would send page twice', { payments: { params: { plot: 'page' } } }],
  ['payments would send page twice', { payments: { fixed: { page: 1 } } }],
  ['names an unknown constant: cashBill', { constants: { cashBill: 2 } }],
  ['constants.appType must be', { constants: { appType: '' } }],
  ['constants.appType must be', { constants: { appType: '1/2' } }],
  ['constants', { constants: [] }],
  ['payments.params.plot must be the name', { payments: { params: { plot: 'a&b' } } }],
])('M024 rejects an override with the message %j', (message, json) => {
  expect(() => withOverrides(json)).toThrow(message)
})

it('M023 only the calls before a login, and those for calendar feeds and customers, have no token', () => {
  const callsWithoutToken = Object.entries<Endpoint>(endpoints).filter(([, { token }]) => token === 'none')
  expect(callsWithoutToken.map(([call]) => call)).toEqual([
    'login',
    'forgotPassword',
    'loginWithOtp',
    'customerStatement',
    'calendarDues',
    'office',
    'officeLogin',
  ])
})

it('M025 exactly these calls are marked as writes', () => {
  const writes = Object.entries<Endpoint>(endpoints).filter(([, { effect }]) => effect === 'write')
  expect(writes.map(([call]) => call).sort()).toEqual(
    [
      ...['login', 'forgotPassword', 'loginWithOtp', 'logout', 'endSession', 'sendOtp', 'validateOtp'],
      ...['editProfile', 'changeMobile', 'verifyMobile', 'changePassword', 'clearNotifications'],
      ...['requestBankChange', 'verifyBankDetails', 'saveCashBills', 'recordDownload', 'notMe'],
      ...['raiseQuery', 'answerQuery', 'shareBooking', 'revokeCustomerLink', 'makeCalendarFeed'],
      ...['changeCalendarFeed', 'officeLogin', 'officeSave', 'officeChangePerson', 'officePay'],
      ...['officeUpload', 'officeImport', 'officePassword', 'officeLogout'],
    ].sort(),
  )
})
