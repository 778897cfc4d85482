import { describe, expect, it } from 'vitest'
import {
  success,
  wireBooking,
  wireBookings,
  wireMonth,
  wireProjectBookings,
} from '../../tests/factories/wire'
import { AssociateBookingsReply, BookingMonthsReply, BookingProjectsReply, FilterListReply } from './bookings'

describe('bookings', () => {
  const parseOne = (fields: object) =>
    AssociateBookingsReply.parse(wireBookings([wireBooking({ ...fields })])).bookings[0]

  it('M140 M235 months contain days, and days contain associates', () => {
    const [month] = BookingMonthsReply.parse(success({ total_booking_count: [wireMonth()] }))
    expect(month).toMatchObject({ name: 'Sep 2026', count: 1 })
    expect(month?.days).toMatchObject([{ date: '2026-09-07', count: 1 }])
    expect(month?.days[0]?.associates).toEqual([
      {
        projectId: '7',
        projectName: 'Green Meadows',
        associateId: '101',
        associateName: 'Ravi',
        bookedCount: 1,
        registeredCount: 0,
        totalCount: 1,
      },
    ])
  })

  it('M136 M137 projects contain associates', () => {
    const reply = success({ total_booking_count: [wireProjectBookings()] })
    expect(BookingProjectsReply.parse(reply)).toEqual([
      {
        id: '7',
        name: 'Green Meadows',
        totalCount: 3,
        associates: [
          {
            associateId: '101',
            associateName: 'Ravi',
            bookedCount: 1,
            registeredCount: 2,
            totalCount: 3,
          },
        ],
      },
    ])
  })

  it.each([undefined, null, ''])('M137 a total of %j becomes the sum of the rows', (total_count) => {
    const reply = success({ total_booking_count: [wireProjectBookings({ total_count })] })
    expect(BookingProjectsReply.parse(reply)[0]?.totalCount).toBe(3)
  })

  it('M138 the contract drops phone numbers', () => {
    const months = BookingMonthsReply.parse(success({ total_booking_count: [wireMonth()] }))
    const projects = BookingProjectsReply.parse(success({ total_booking_count: [wireProjectBookings()] }))
    expect(JSON.stringify([months, projects])).not.toContain('9000000001')
  })

  it('M151 M235 renames the fields of a booking, with amounts in paise', () => {
    expect(parseOne({ total_discount: '250.25', emi_wave_off: 100 })).toMatchObject({
      id: '9001',
      plotNumber: 'A/12+3',
      yards: 200.5,
      bookedOn: '2026-09-07',
      salePaise: 150_010_000,
      discountPaise: 25_025,
      waiveOffPaise: 10_000,
      totalPaidPaise: 50_000_000,
      currentDuePaise: 100_010_000,
      premiumPaise: null,
      isRegistered: false,
    })
  })

  it.each([
    [{ late_pymnt_charges_due: '5', late_pymnt_charges: 9 }, 500],
    [{ late_pymnt_charges_due: 0, late_pymnt_charges: 9 }, 0],
    [{ late_pymnt_charges_due: null, late_pymnt_charges: '9' }, 900],
    [{ late_pymnt_charges: 9 }, 900],
    [{ late_pymnt_charges_due: '', late_pymnt_charges: null }, null],
    [{}, null],
  ])('M152 for %j, latePaymentPaise is %j', (fields, paise) => {
    expect(parseOne(fields)?.latePaymentPaise).toBe(paise)
  })

  it.each([
    [2, false],
    ['3', true],
    [3, true],
    [null, false],
  ])('M235 for the plot status %j, isRegistered is %j', (status, isRegistered) => {
    expect(parseOne({ plot_status: status })?.isRegistered).toBe(isRegistered)
  })

  it.each([
    [
      { project_id: 7, project_name: 'Green Meadows' },
      { id: '7', name: 'Green Meadows' },
    ],
    ['Green Meadows', { id: null, name: 'Green Meadows' }],
    [null, { id: null, name: '' }],
    [undefined, { id: null, name: '' }],
  ])('M150 accepts the project as %j', (wire, project) => {
    expect(AssociateBookingsReply.parse(wireBookings([], { project: wire })).project).toEqual(project)
  })

  it('M145 M235 renames the fields of the filter list', () => {
    const reply = success({
      projects: [{ project_id: 7, name: 'Green Meadows' }],
      data: [{ agent_id: 101, name: 'Ravi' }],
    })
    expect(FilterListReply.parse(reply)).toEqual({
      projects: [{ id: '7', name: 'Green Meadows' }],
      associates: [{ id: '101', name: 'Ravi' }],
    })
  })
})
