import { describe, expect, it } from 'vitest'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { success, wireAgentCommission, wireBooking, wirePlotCommission } from '../../tests/factories/wire'
import { apiFor } from './client.server'

const upstream = upstreamForThisFile()
const api = apiFor(aCaller(), '101')

describe('request of each call', () => {
  it.each([
    [
      'M162 own commission of a booking',
      () => api.commission.ofBooking('9001'),
      'my-plot-cmsn/101',
      { booking_id: '9001' },
    ],
    [
      'M234 commission of a cancelled booking',
      () => api.commission.ofBooking('9001', { plot: '12' }),
      'my-plot-cmsn/101',
      { booking_id: '9001', plot_id: '12' },
    ],
    [
      'M165 team commission of a booking',
      () => api.commission.ofTeam('9001'),
      'get-agent-team-cmsn-dues-plotwise/101/9001',
      {},
    ],
    [
      'M175 M176 projects with dues',
      () => api.commission.duesProjects('due-only'),
      'get-agent-dues-cmsn-project-list/101',
      { dues_only_flag: '1', team_flag: '0' },
    ],
    [
      'M175 M176 projects with commission of the team',
      () => api.commission.teamDuesProjects('all'),
      'get-agent-dues-cmsn-project-list/101',
      { dues_only_flag: '0', team_flag: '1' },
    ],
    [
      'M177 own dues',
      () => api.commission.dues('7', { mode: 'due-only' }),
      'get-agent-cmsn-dues/101/7',
      { dues_only_flag: '1' },
    ],
    [
      'M177 team dues',
      () => api.commission.teamDues('7', { mode: 'all', page: 2 }),
      'get-agent-team-cmsn-dues/101/7',
      { dues_only_flag: '0', page: '2' },
    ],
    [
      'M177 sorted dues',
      () => api.commission.dues('7', { mode: 'all', page: 1, sort: 'due', order: 'desc' }),
      'get-agent-cmsn-dues/101/7',
      { dues_only_flag: '0', page: '1', sort: 'due', order: 'desc' },
    ],
    [
      'M186 the booking of a due',
      () => api.commission.duesBooking('7', '9001'),
      'my-dues-booking-details/101/7/9001',
      {},
    ],
    [
      'M190 the booking of a due of the team',
      () => api.commission.teamDuesBooking('7', '9001'),
      'team-dues-booking-details/101/7/9001',
      {},
    ],
    [
      'M197 M198 own payments',
      () => api.payments.own(2, { plot: '10+11', project_id: '7', type: '1' }),
      'my-payments/101',
      { page: '2', plot: '10+11', project_id: '7', type: '1' },
    ],
    ['M198 own payments without filters', () => api.payments.own(1), 'my-payments/101', { page: '1' }],
    [
      'M197 M199 team payments',
      () => api.payments.team(1, { type: '2', agent_id: '102' }),
      'my-team-payments-plotwise/101',
      { page: '1', type: '2', agent_id: '102' },
    ],
    [
      'M202 a payment',
      () => api.payments.details('31', '44'),
      'my-payment-details/101',
      { comm_id: '31', receipt_id: '44' },
    ],
    [
      'M194 a payment without a receipt',
      () => api.payments.details('31', null),
      'my-payment-details/101',
      { comm_id: '31', receipt_id: '0' },
    ],
    ['M205 the booking of a payment', () => api.payments.booking('9001'), 'payment-bookings/101/9001', {}],
    [
      'M205 own commission of a payment',
      () => api.payments.commission('9001'),
      'payment-my-cmsn/101/9001',
      {},
    ],
  ])('%s', async (_, call, path, query) => {
    upstream.replies({ json: success() })
    await call()
    expect(upstream.received()).toMatchObject([{ method: 'POST', path: `/associate/${path}`, body: '' }])
    expect(upstream.received()[0]?.query).toEqual(query)
  })

  it.each([
    [
      'M204 the statement of a payment',
      () => api.payments.statementUrl('31', '44'),
      'my-plot-cmsn-statement-print/101',
      { cmsn_id: '31', receipt_id: '44' },
    ],
    [
      'M200 the document of paid commission',
      () => api.payments.paidCommissionUrl('102', '31'),
      'get-agent-paid-cmsn-pdf/102/31',
      {},
    ],
  ])('%s', async (_, call, path, query) => {
    const data = 'https://upstream.example/documents/1'
    upstream.replies({ json: success({ data }) })
    expect(await call()).toBe(data)
    expect(upstream.received()).toMatchObject([{ method: 'POST', path: `/associate/${path}`, query }])
  })

  it('M206 reads open cash bills', async () => {
    upstream.replies({ json: success() })
    expect(await api.cashBills.list()).toEqual({ cards: [] })
    expect(upstream.received()).toMatchObject([
      { method: 'GET', path: '/associate/cash-cmsn-paid-bills-info', query: {} },
    ])
  })

  it('M209 sends the bills of a card, the status of the card and the idempotency key', async () => {
    upstream.replies({ json: success({ message: 'Saved.' }) })
    expect(await api.cashBills.save({ status: 1, commissionIds: ['31', '32'] }, 'key-1')).toBe('Saved.')
    expect(upstream.received()).toMatchObject([
      {
        method: 'POST',
        path: '/associate/save-cash-cmsn-paid-bills',
        query: { comm_ids: '31,32', cash_cmsn_bill_status: '1' },
        headers: { 'idempotency-key': 'key-1' },
      },
    ])
  })
})

describe('replies', () => {
  it('M166 M189 omits the caller’s own row from the team, even if the upstream sends it', async () => {
    const agents = [wireAgentCommission({ agent_id: 101 }), wireAgentCommission({ agent_id: '102' })]
    upstream.replies({ json: wirePlotCommission({ agents }) })
    const { plot } = await api.commission.ofTeam('9001')
    expect(plot?.associates.map((row) => row.associateId)).toEqual(['102'])
  })

  it('M186 reads the bookings of a due', async () => {
    upstream.replies({ json: success({ booking_details: [wireBooking()] }) })
    expect(await api.commission.duesBooking('7', '9001')).toMatchObject([{ id: '9001' }])
  })
})
