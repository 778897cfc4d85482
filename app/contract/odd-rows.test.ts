import { describe, expect, it } from 'vitest'
import type { z } from 'zod/v4'
import {
  success,
  wireAutoCancelled,
  wireBlock,
  wireBooking,
  wireBookings,
  wireCashBillCard,
  wireDay,
  wireDue,
  wireInstalment,
  wireMonth,
  wireNotification,
  wirePayment,
  wirePlotCommission,
  wireProfile,
  wireProject,
  wireReceipt,
  wireTeamNode,
} from '../../tests/factories/wire'
import { ProfileReply } from './account'
import { BankDetailsReply } from './bank'
import { AssociateBookingsReply, BookingMonthsReply, FilterListReply } from './bookings'
import { CashBillsReply } from './cash-bills'
import { PlotCommissionReply } from './commission'
import { DuesReply } from './dues'
import { GalleryDatesReply, ProjectsReply } from './projects'
import { NotificationsReply } from './notifications'
import { PaymentDetailsReply, PaymentsReply, TeamPaymentsReply } from './payments'
import { BlocksReply } from './plots'
import { AutoCancelledReply } from './reports'
import { EmiDetailsReply, ReceiptsReply } from './statements'
import { TeamTreeReply } from './team'
import { readTolerantly } from './tolerance'

function read<Schema extends z.ZodType>(schema: Schema, wire: unknown) {
  const { parsed, tolerated } = readTolerantly(schema, wire)
  if (!parsed.success) expect.fail(parsed.error.message)
  return { data: parsed.data as z.output<Schema>, places: tolerated.map(({ place }) => place) }
}

const teamPayment = (fields: object, agent: object = {}) => ({
  project_id: 7,
  plot: 'A/12+3',
  project_code: 'GM',
  booking_id: 9001,
  data: [{ agent_id: 101, agent_name: 'Ravi', comm_id: 31, payment_type: 'Bank', amount: 5, ...agent }],
  ...fields,
})

describe('a row with a bad field is still shown', () => {
  it('M150 M151 booked plots', () => {
    const fields = { booked_date: '0000-00-00 00:00:00', sale_amt: '15,00,100', total_paid: [], plot_id: '' }
    const { data, places } = read(AssociateBookingsReply, wireBookings([wireBooking(fields), wireBooking()]))
    expect(data.bookings).toHaveLength(2)
    expect(data.bookings[0]).toMatchObject({
      id: '9001',
      bookedOn: null,
      salePaise: 150_010_000,
      totalPaidPaise: null,
    })
    expect(places.map((place) => place.replace('booking_details.0.', '')).sort()).toEqual([
      'booked_date',
      'plot_id',
      'sale_amt',
      'total_paid',
    ])
  })

  it.each(['', null, {}])('a booking whose id is %j has a null id', (booking_id) => {
    const { data } = read(AssociateBookingsReply, wireBookings([wireBooking({ booking_id })]))
    expect(data.bookings[0]).toMatchObject({ id: null, customerName: 'Lakshmi' })
  })

  it('M140 bookings by month', () => {
    const [agent] = wireDay().booked_agents_info as object[]
    const day = wireDay({
      date: '2025-10-14T00:00:00',
      date_wise_count: 'x',
      booked_agents_info: { 0: { ...agent, agent_id: '' } },
    })
    const { data } = read(
      BookingMonthsReply,
      success({ total_booking_count: [wireMonth({ day_wise_data: [day] })] }),
    )
    expect(data[0]?.days[0]).toMatchObject({
      date: '2025-10-14',
      count: 1,
      associates: [{ associateId: null, projectId: '7' }],
    })
  })

  it('M194 M199 payments', () => {
    const oddPayment = wirePayment({ receipt_id: '', booking_id: '', amount: '4,300.50' })
    const days = (cmsn: unknown) => [{ date: '2025-10-14 00:00:00', amount: null, cmsn }]
    const { data } = read(PaymentsReply, success({ my_payments: days([oddPayment, wirePayment()]) }))
    expect(data.days[0]).toMatchObject({ date: '2025-10-14', paise: 860_100 })
    expect(data.days[0]?.rows[0]).toMatchObject({ receiptId: null, bookingId: null, paise: 430_050 })
    const odd = teamPayment({ amount: '' }, { amount: null, agent_id: null })
    const team = read(TeamPaymentsReply, success({ team_payments: days([odd]) }))
    expect(team.data.days[0]).toMatchObject({
      paise: null,
      rows: [{ paise: null, associates: [{ associateId: null }] }],
    })
  })

  it('M202 the details of a payment, alone or in a list', () => {
    const detail = { rcpt_amt: null, less: 5, date: '0000-00-00' }
    for (const data of [detail, [detail], { 0: detail }]) {
      const details = read(PaymentDetailsReply, success({ agents: [{ agent_id: '', data }] }))
      expect(details.data[0]?.payments).toMatchObject([
        { receiptPaise: null, receiptNetPaise: null, receivedOn: null },
      ])
    }
  })

  it('M177 dues', () => {
    const odd = wireDue({ booking_id: '', project_id: null, agent_id: '', booked_agent_id: '', cmsn_due: '' })
    const { data } = read(DuesReply, success({ cmsn_due_details: [odd] }))
    expect(data.rows[0]).toMatchObject({ bookingId: null, isSelf: false, duePaise: null })
  })

  it('M183 commission', () => {
    const odd = wirePlotCommission({
      agents: [{ agent_id: '', net_cmsn_amt: '', data: 'none' }],
      yards: 'many',
    })
    const { data } = read(PlotCommissionReply, { ...odd, booking_info: [], project_id: '' })
    expect(data.booking.plotNumber).toBe('')
    expect(data.plot).toMatchObject({ yards: null, associates: [{ associateId: null, netPaise: null }] })
  })

  it('M168 M171 statements', () => {
    const info = { receipts_info: [], booking_info: [] }
    const receipts = { 0: wireReceipt({ date: '0000-00-00', late_paymt_paid: null }), 1: wireReceipt() }
    const { data } = read(ReceiptsReply, success({ ...info, receipt_details: receipts }))
    expect(data.totalPaise).toBe(200_100)
    expect(data.receipts[0]).toMatchObject({ receivedOn: null, latePaymentPaise: null })
    const items = [wireInstalment({ amount_paid: null })]
    for (const emi_statement of [
      { customer_emi_items: items },
      items,
      { 0: items[0] },
      { 0: { customer_emi_items: items } },
    ]) {
      const emi = read(EmiDetailsReply, success({ emi_statement }))
      expect(emi.data.instalments).toHaveLength(1)
      expect(emi.data.totals).toEqual({ duePaise: 500_000, paidPaise: null, balancePaise: 300_000 })
    }
  })

  it('M206 cash bills', () => {
    const [bill] = wireCashBillCard().cmsn_details as object[]
    const odd = { ...bill, comm_id: '', plot_list: {}, receipt_nos: { 0: 'R-1', 1: 2 }, cmsn_amount: '' }
    const { data } = read(
      CashBillsReply,
      success({ bills_info: { 0: wireCashBillCard({ cmsn_details: [odd] }) } }),
    )
    expect(data.cards[0]?.bills).toMatchObject([
      {
        commissionId: null,
        plotNumbers: [],
        receiptNumbers: ['R-1', '2'],
        paise: null,
        cashPaise: 3_189_700,
      },
    ])
  })

  it('M085 M225 M230 notifications, gallery dates and auto-cancelled bookings', () => {
    const notification = wireNotification({ id: '', created_at: '0000-00-00' })
    expect(read(NotificationsReply, success({ notifications: [notification] })).data).toMatchObject([
      { id: null, createdAt: null },
    ])
    const date = { project_id: '', date: '2025-10-14T00:00:00', data: '' }
    expect(read(GalleryDatesReply, success({ gallery_dates: [date] })).data).toMatchObject([
      { date: '2025-10-14', images: [] },
    ])
    const [row] = wireAutoCancelled().data as object[]
    const cancelled = wireAutoCancelled({ data: [{ ...row, plot_id: '' }] })
    expect(read(AutoCancelledReply, success({ suspend_bkgs: [cancelled] })).data).toMatchObject([
      { bookings: [{ plotId: null, bookingId: '9001' }] },
    ])
  })

  it('M214 M217 the team', () => {
    const odd = wireTeamNode({
      members_count: {},
      commission: 'eight',
      mobile: [],
      children: '',
      project_id: '',
    })
    expect(read(TeamTreeReply, success({ tree: odd })).data).toMatchObject([
      { id: '101', membersCount: null, commission: null, mobile: null, hasMore: true },
    ])
  })
})

describe('required fields', () => {
  it('M019 drops a project or an associate without an id, and keeps the others', () => {
    const { data, places } = read(
      ProjectsReply,
      success({ projects: [wireProject({ project_id: '' }), wireProject()] }),
    )
    expect(data.map(({ id }) => id)).toEqual(['7'])
    expect(places).toEqual(['projects.0.project_id'])
    const filters = read(FilterListReply, success({ data: [{ agent_id: null }, { agent_id: 'HG2' }] }))
    expect(filters.data.associates.map(({ id }) => id)).toEqual(['HG2'])
  })

  it.each([{ address: [] }, { email: true }, { name: {} }])(
    'rejects a profile with %j, because an edit would clear the field',
    (data) => {
      expect(readTolerantly(ProfileReply, wireProfile(data)).parsed.success).toBe(false)
    },
  )

  it.each(['none', 7])('M171 an EMI statement of %j is unreadable, not empty', (customer_emi_items) => {
    const reply = success({ emi_statement: [{ customer_emi_items }] })
    expect(readTolerantly(EmiDetailsReply, reply).parsed.success).toBe(false)
  })
})

describe('PHP’s empty objects', () => {
  it.each([[], {}, null, undefined])('M110 bank details of %j count as missing', (associate_bank_details) => {
    const { data } = read(BankDetailsReply, success({ associate_bank_details, pending_request_details: {} }))
    expect(data).toMatchObject({ account: null, pending: null, awaited: [] })
  })
})

describe('cells of a layout', () => {
  it.each([0, '0', null, '', undefined])('M124 a cell with merge_plot %j is not merged', (merge_plot) => {
    const plots = [{ plot_number: 10, plot_status_id: 1, merge_plot, plot_facing: 'East' }]
    const { data } = read(BlocksReply, success({ blocks: [wireBlock({ plots })] }))
    expect(data[0]?.cells[0]).toMatchObject({ plotNumber: '10', mergedInto: null })
  })
})
