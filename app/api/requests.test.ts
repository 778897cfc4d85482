import { expect, it } from 'vitest'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { success, wireNotification } from '../../tests/factories/wire'
import { wireBankDetails } from '../../tests/factories/wire-media'
import { type Api, apiFor } from './client.server'

// What the portal sends. A line is method, path and query of a call; POST and /associate/ are left out.

const KEY = 'key-of-this-form'
const DOCUMENT = 'https://upstream.example/documents/1'
const LIST = { project_id: '7', agent_id: '5', plot_no: 'A/1', associate: 'రవి' }
const TYPED = { searchKey: 'A/1', date: '2026-09-07' }
const PRICE = { projectId: '4', plotNumber: '26', pricePerYardRupees: 12500 }
const PAID = { plot: '10+11', project_id: '7', type: '1' } as const
const SAVED = { name: 'Ravi', mobile: '9000000001', email: null, address: 'Demo Nagar' }
const PASSWORD = { password: 'Plots!2027', confirmation: 'Plots!2027' }

const upstream = upstreamForThisFile()
const api = apiFor(aCaller(), '101')

/** A reply that every call can read. `data` is the address of a document, or a list. */
const replyTo = (line: string) =>
  success({
    message: 'Done.',
    data: /pdf|print/.test(line) ? DOCUMENT : [],
    plot_info: {},
    notifications: [wireNotification()],
    bank_details: wireBankDetails().bank_details,
  })

type Calls = Record<string, (api: Api) => Promise<unknown>>

const reads: Calls = {
  'get-booking-info-datewise/101/0?page=2&project_id=7&agent_id=5&plot_no=A/1&associate=రవి': (a) =>
    a.bookings.byMonth(2, LIST),
  'get-booking-info-datewise/101/0?page=1': (a) => a.bookings.byMonth(1),
  'get-booking-info-teamwise/101/0?project_id=7&agent_id=5&plot_no=A/1&associate=రవి': (a) =>
    a.bookings.byTeam(LIST),
  'agent-filter-list/101?project_id=7': (a) => a.bookings.filterAssociates('7'),
  'get-booking-details-agentwise/5/7/2?search_key=A/1&date=2026-09-07': (a) =>
    a.bookings.booked('5', '7', TYPED),
  'get-booking-details-agentwise/5/7/3?search_key=A/1&date=2026-09-07': (a) =>
    a.bookings.registered('5', '7', TYPED),
  'booking-info-status-wise/101/5/7/2?search_key=A/1&date=2026-09-07': (a) =>
    a.bookings.teamBooked('5', '7', TYPED),
  'booking-info-status-wise/101/5/7/3': (a) => a.bookings.teamRegistered('5', '7'),
  'get-receipts/9001': (a) => a.bookings.receipts('9001'),
  'get-emi-details/9001': (a) => a.bookings.emiStatement('9001'),
  'get-plot-info?project_id=4&key=10+11/A b': (a) => a.plots.info('4', '10+11/A b'),
  'get-plot-cost-calculation?project_id=4&plot_no=26&price_per_yard=12500&emi_id=6': (a) =>
    a.plots.price({ ...PRICE, emiPlanId: '6' }),
  'get-plot-cost-calculation?project_id=4&plot_no=26&price_per_yard=12500&emi_id=0': (a) =>
    a.plots.price({ ...PRICE, emiPlanId: null }),
  'GET get-emi-plan-list': (a) => a.plots.emiPlans(),
  'GET get-project-blocks/4': (a) => a.plots.blocks('4'),
  'GET get-projects-list': (a) => a.projects.listed(),
  'get-gallery-dates/4?page=3': (a) => a.gallery.dates('4', 3),
  'get-gallery-dates/4?from_date=2026-09-07&to_date=2026-09-07': (a) => a.gallery.onDate('4', '2026-09-07'),
  'my-plot-cmsn/101?booking_id=9001': (a) => a.commission.ofBooking('9001'),
  'my-plot-cmsn/101?booking_id=9001&plot_id=12': (a) => a.commission.ofBooking('9001', { plot: '12' }),
  'get-agent-team-cmsn-dues-plotwise/101/9001': (a) => a.commission.ofTeam('9001'),
  'get-agent-dues-cmsn-project-list/101?dues_only_flag=1&team_flag=0': (a) =>
    a.commission.duesProjects('due-only'),
  'get-agent-dues-cmsn-project-list/101?dues_only_flag=0&team_flag=1': (a) =>
    a.commission.teamDuesProjects('all'),
  'get-agent-cmsn-dues/101/7?dues_only_flag=1': (a) => a.commission.dues('7', { mode: 'due-only' }),
  'get-agent-team-cmsn-dues/101/7?dues_only_flag=0&page=2': (a) =>
    a.commission.teamDues('7', { mode: 'all', page: 2 }),
  'get-agent-cmsn-dues/101/7?dues_only_flag=0&page=1&sort=due&order=desc': (a) =>
    a.commission.dues('7', { mode: 'all', page: 1, sort: 'due', order: 'desc' }),
  'my-dues-booking-details/101/7/9001': (a) => a.commission.duesBooking('7', '9001'),
  'team-dues-booking-details/101/7/9001': (a) => a.commission.teamDuesBooking('7', '9001'),
  'my-payments/101?page=2&plot=10+11&project_id=7&type=1': (a) => a.payments.own(2, PAID),
  'my-payments/101?page=1': (a) => a.payments.own(1),
  'my-team-payments-plotwise/101?page=1&type=2&agent_id=102': (a) =>
    a.payments.team(1, { type: '2', agent_id: '102' }),
  'my-payment-details/101?comm_id=31&receipt_id=44': (a) => a.payments.details('31', '44'),
  'my-payment-details/101?comm_id=31&receipt_id=0': (a) => a.payments.details('31', null),
  'payment-bookings/101/9001': (a) => a.payments.booking('9001'),
  'payment-my-cmsn/101/9001': (a) => a.payments.commission('9001'),
  'my-plot-cmsn-statement-print/101?cmsn_id=31&receipt_id=44': (a) => a.payments.statementUrl('31', '44'),
  'my-plot-cmsn-statement-print/101?cmsn_id=31&receipt_id=0': (a) => a.payments.statementUrl('31', null),
  'get-agent-paid-cmsn-pdf/102/31': (a) => a.payments.paidCommissionUrl('102', '31'),
  'GET cash-cmsn-paid-bills-info': (a) => a.cashBills.list(),
  'agent-tree/101/7': (a) => a.team.tree('7'),
  'agent-tree/101/7?search_agent_id=HG1024': (a) => a.team.tree('7', 'HG1024'),
  'agent-tree/101/7?search_agent_id=రవి': (a) => a.team.search('7', 'రవి'),
  'agent-tree-single/102/7': (a) => a.team.children('102', '7'),
  'auto-suspended-bookings/101': (a) => a.reports.autoCancelled(),
  'get-booking-details-agentwise-auto-suspend/102/7/9001': (a) =>
    a.reports.autoCancelledBooking('102', '7', '9001'),
  'profile/get-notifications-list/101': (a) => a.notifications.all(),
  'GET get-agent-bank-details/101': (a) => a.bank.details(),
}

const writes: Calls = {
  'edit-profile/101?name=Ravi&mobile=9000000001&address=Demo Nagar&email=r@example.com': (a) =>
    a.account.edit({ ...SAVED, email: 'r@example.com' }, KEY),
  'edit-profile/101?name=Ravi&mobile=9000000001&address=&email=': (a) =>
    a.account.edit({ ...SAVED, address: null }, KEY),
  'edit-profile/101?name=Ravi&mobile=9000000001&address=Demo Nagar': (a) =>
    a.account.edit({ ...SAVED, email: undefined }, KEY),
  'profile/change-mobile-otp/101?mobile=9111100001': (a) => a.account.changeMobile('9111100001', KEY),
  'profile/change-password/101?new_password=Plots!2027&new_password_confirmation=Plots!2027': (a) =>
    a.account.changePassword(PASSWORD, KEY),
  '/auth/send-otp/101?mobile_flag=1&email_flag=1&email=new@example.com&source=4&mobile=9111100001': (a) =>
    a.account.sendOtp({ mobile: '9111100001', email: 'new@example.com' }, KEY),
  '/auth/send-otp/101?mobile_flag=0&email_flag=1&email=new@example.com&source=4': (a) =>
    a.account.sendOtp({ email: 'new@example.com' }, KEY),
  '/auth/validate-otp/101?mobile_otp=0417&email_otp=0001&source=4': (a) =>
    a.account.validateOtp({ mobileOtp: '0417', emailOtp: '0001' }, KEY),
  'profile/clear-notifications/101?clear=1&id=31': (a) => a.notifications.clear('31', KEY),
  'profile/clear-notifications/101?clear=2&id=0': (a) => a.notifications.clearAll(KEY),
  'save-cash-cmsn-paid-bills?comm_ids=31,32&cash_cmsn_bill_status=1': (a) =>
    a.cashBills.save({ status: 1, commissionIds: ['31', '32'] }, KEY),
  ...(Object.fromEntries(
    (['bank', 'commission amount', 'one rupee'] as const).flatMap((kind, index) => {
      const line = `verify-bank-amount-details-status/101?type_of_verification=${index + 1}`
      return [
        [`${line}&status_type=2`, (a: Api) => a.bank.confirm(kind, KEY)],
        [`${line}&status_type=1&reject_reason=Not mine`, (a: Api) => a.bank.reject(kind, 'Not mine', KEY)],
      ]
    }),
  ) as Calls),
}

async function sentBy([line, call]: [string, Calls[string]]) {
  upstream.replies({ json: replyTo(line) })
  await call(api)
  const [sent, ...others] = upstream.received()
  expect([others, sent?.body]).toEqual([[], ''])
  const { method, path, query, headers } = sent!
  const fields = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return {
    line: [`${method === 'POST' ? '' : `${method} `}${path.replace('/associate/', '')}`, ...fields.sort()],
    headers,
  }
}

const partsOf = (line: string) => {
  const [path, query] = line.split('?')
  return [path, ...(query?.split('&').sort() ?? [])]
}

it.each(Object.entries(reads))('reads %s', async (line, call) => {
  expect((await sentBy([line, call])).line).toEqual(partsOf(line))
})

it.each(Object.entries(writes))('writes %s, with key and token', async (line, call) => {
  const sent = await sentBy([line, call])
  expect(sent.line).toEqual(partsOf(line))
  expect(sent.headers).toMatchObject({ 'idempotency-key': KEY, authorization: 'Bearer token-of-ravi' })
})
