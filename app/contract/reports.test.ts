import { expect, it } from 'vitest'
import { success, wireBooking } from '../../tests/factories/wire'
import { AutoCancelledBookingReply } from './reports'

it('M231 parses the details as a booking, with the day of cancellation if known', () => {
  const parse = (fields: object) =>
    AutoCancelledBookingReply.parse(success({ booking_details: [wireBooking({ ...fields })] }))
  expect(parse({ plot_status: 9, status: 'Cancelled', cancelled_date: '2026-06-10' })).toMatchObject({
    id: '9001',
    plotNumber: 'A/12+3',
    totalPaidPaise: 50_000_000,
    cancelledOn: '2026-06-10',
    isRegistered: false,
  })
  expect(parse({})?.cancelledOn).toBeNull()
})

it('M231 a reply without details is null', () => {
  expect(AutoCancelledBookingReply.parse(success({ booking_details: [] }))).toBeNull()
})
