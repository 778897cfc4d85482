import { expect, it } from 'vitest'
import { success, wireAutoCancelled, wireBooking } from '../../tests/factories/wire'
import { AutoCancelledBookingReply, AutoCancelledReply } from './reports'

it('M230 renames the fields of auto-cancelled bookings by project', () => {
  expect(AutoCancelledReply.parse(success({ suspend_bkgs: [wireAutoCancelled()] }))).toEqual([
    {
      id: '7',
      name: 'Green Meadows',
      bookings: [
        {
          bookingId: '9001',
          plotId: '12',
          plotNumber: 'A/12+3',
          customerName: 'Lakshmi',
          associateId: '101',
          associateName: 'Ravi',
          cancelledOn: null,
        },
      ],
    },
  ])
})

it.each([{}, { suspend_bkgs: null }, { suspend_bkgs: [] }])(
  'M230 a reply with the fields %j gives an empty list',
  (fields) => {
    expect(AutoCancelledReply.parse(success(fields))).toEqual([])
  },
)

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
