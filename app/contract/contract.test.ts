import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod/v4'
import { cases } from '../../tests/factories/cases'
import { brokenNumbers, garbage, replaceAt } from '../../tests/factories/garbage'
import {
  success,
  wireAutoCancelled,
  wireBlock,
  wireBooking,
  wireBookings,
  wireEmiPlan,
  wireForgotPassword,
  wireInstalment,
  wireLogin,
  wireMonth,
  wireNotification,
  wirePlot,
  wirePlotPrice,
  wireProfile,
  wireProject,
  wireProjectBookings,
  wireReceipt,
  wireTeamNode,
} from '../../tests/factories/wire'
import { ProfileReply } from './account'
import { ForgotPasswordReply, LoginReply } from './auth'
import { AssociateBookingsReply, BookingMonthsReply, BookingProjectsReply, FilterListReply } from './bookings'
import { readFieldErrors } from './field-errors'
import { MessageReply } from './wire-object'
import { ClearedReply, NotificationsReply } from './notifications'
import { BlocksReply, EmiPlansReply, PlotInfoReply, PlotPriceReply } from './plots'
import { ProjectsReply } from './projects'
import { AutoCancelledBookingReply, AutoCancelledReply } from './reports'
import { EmiDetailsReply, ReceiptsReply } from './statements'
import { TeamChildrenReply, TeamTreeReply } from './team'
import { readTolerantly } from './tolerance'

const heading = { plot_number: 'A/12+3', customer_name: 'Lakshmi', project_name: 'Green Meadows' }

describe('login and profile', () => {
  it.each([
    [
      { user_id: 101, user_type: 2 },
      { id: '101', type: 2 },
    ],
    [
      { user_id: 'U-1', user_type: '3' },
      { id: 'U-1', type: 3 },
    ],
  ])('M235 reads %j as the user %j', (data, user) => {
    expect(LoginReply.parse(wireLogin({ data }))).toMatchObject({ token: 'token-of-ravi', user })
  })

  it.each([{ token: null }, { token: '' }, { data: { user_id: null } }, { data: { user_type: 'partner' } }])(
    'M235 rejects a login with %j',
    (fields) => {
      expect(readTolerantly(LoginReply, wireLogin(fields)).parsed.success).toBe(false)
    },
  )

  it('M235 a profile without email and address has null for both', () => {
    const profile = ProfileReply.parse(wireProfile({ email: '', address: null }))
    expect(profile).toEqual({
      name: 'Ravi',
      mobile: '9000000001',
      email: null,
      address: null,
      rera: null,
    })
  })
})

describe('one-time passwords', () => {
  it.each([
    ['0417', '0417'],
    [417, '0417'],
    [0, '0000'],
    [null, null],
    ['', null],
    [undefined, null],
  ])('M236 the one-time password %j is read as %j', (otp, expected) => {
    expect(ForgotPasswordReply.parse(wireForgotPassword({ otp }))).toEqual({
      message: 'OTP Generated.',
      otp: expected,
      contactNumber: '******0001',
      challenge: null,
    })
  })

  it('M236 a contact number may be a number or missing', () => {
    const numberOf = (owner_contact_number: unknown) =>
      ForgotPasswordReply.parse(wireForgotPassword({ owner_contact_number })).contactNumber
    expect(numberOf(9000000001)).toBe('9000000001')
    expect(numberOf(undefined)).toBe('')
  })
})

describe('notifications', () => {
  it('M085 M235 renames the fields', () => {
    expect(NotificationsReply.parse(success({ notifications: [wireNotification()] }))).toEqual([
      {
        id: '31',
        header: 'Plot 24 booked',
        message: 'Congratulations!%0A<b>Plot 24</b> is booked.',
        createdAt: '2026-09-07 16:05:00',
        about: null,
        bookingId: null,
        queryId: null,
      },
    ])
  })

  it.each([
    [{ about: 'booking', booking_id: 7 }, 'booking', '7'],
    [{ about: 'payments' }, 'payments', null],
    [{ about: 'a subject of a later release', booking_id: null }, null, null],
  ])('M085 reads the subject of a notification from %j', (fields, about, bookingId) => {
    const [notification] = NotificationsReply.parse(
      success({ notifications: [{ ...wireNotification(), ...fields }] }),
    )
    expect(notification).toMatchObject({ about, bookingId })
  })

  it.each([{}, { notifications: null }, { notifications: [] }])(
    'M090 M235 a reply with the fields %j gives an empty list',
    (fields) => {
      expect(NotificationsReply.parse(success(fields))).toEqual([])
    },
  )

  it('M088 reads the confirmation from `message` if `notifications` is empty or missing', () => {
    const messageIn = (fields: Record<string, unknown>) => ClearedReply.parse(success(fields)).message
    expect(messageIn({ notifications: 'Cleared.', message: 'Done.' })).toBe('Cleared.')
    expect(messageIn({ notifications: '', message: 'Done.' })).toBe('Done.')
    expect(messageIn({ message: 'Done.' })).toBe('Done.')
  })
})

describe('errors of a refusal', () => {
  it.each([
    [
      { email: ['is taken', 'is odd'] },
      [
        { field: 'email', message: 'is taken' },
        { field: 'email', message: 'is odd' },
      ],
    ],
    [{ email: 'is taken' }, [{ field: 'email', message: 'is taken' }]],
    [['is taken'], [{ field: null, message: 'is taken' }]],
    [[], []],
    [{}, []],
    [undefined, []],
    [null, []],
    ['is taken', []],
    [[1, 2], []],
    [{ email: 1 }, []],
  ])('M062 reads the errors %j', (errors, expected) => {
    expect(readFieldErrors(errors)).toEqual(expected)
  })
})

describe('projects', () => {
  it('M235 renames the fields', () => {
    const project = wireProject({ is_default: '1', latitude: '17.38', longitude: null, project_layout: '' })
    expect(ProjectsReply.parse(success({ projects: [project] }))).toEqual([
      {
        id: '7',
        name: 'Green Meadows',
        code: 'GM',
        ratePaise: 750_050,
        isDefault: true,
        brochureUrl: null,
        layoutUrl: null,
        latitude: 17.38,
        longitude: null,
        rera: null,
        reraUrl: null,
      },
    ])
  })

  it.each([{}, { projects: null }, { projects: [] }])('M235 a reply with %j gives no projects', (fields) => {
    expect(ProjectsReply.parse(success(fields))).toEqual([])
  })
})

describe('an upstream reply', () => {
  const schemas = {
    LoginReply,
    ForgotPasswordReply,
    MessageReply,
    NotificationsReply,
    ClearedReply,
    ProfileReply,
    ProjectsReply,
    BookingMonthsReply,
    FilterListReply,
    AssociateBookingsReply,
    ReceiptsReply,
    EmiDetailsReply,
    BookingProjectsReply,
    EmiPlansReply,
    PlotInfoReply,
    PlotPriceReply,
    BlocksReply,
    TeamTreeReply,
    TeamChildrenReply,
    AutoCancelledReply,
    AutoCancelledBookingReply,
  }
  const replies: Record<keyof typeof schemas, unknown> = {
    LoginReply: wireLogin(),
    ForgotPasswordReply: wireForgotPassword(),
    MessageReply: success({ message: 'Done.' }),
    NotificationsReply: success({ notifications: [wireNotification()] }),
    ClearedReply: success({ notifications: 'Cleared.' }),
    ProfileReply: wireProfile(),
    ProjectsReply: success({ projects: [wireProject()] }),
    BookingMonthsReply: success({ total_booking_count: [wireMonth()] }),
    FilterListReply: success({ projects: [wireProject()], data: [{ agent_id: 1, name: 'Ravi' }] }),
    AssociateBookingsReply: wireBookings([wireBooking()]),
    ReceiptsReply: success({ booking_info: heading, receipt_details: [wireReceipt()] }),
    EmiDetailsReply: success({ emi_statement: [{ customer_emi_items: [wireInstalment()] }] }),
    BookingProjectsReply: success({ total_booking_count: [wireProjectBookings()] }),
    EmiPlansReply: success({ emi_list: [wireEmiPlan()] }),
    PlotInfoReply: success({ plot_info: wirePlot() }),
    PlotPriceReply: success({ plot_info: wirePlotPrice() }),
    BlocksReply: success({ blocks: [wireBlock()] }),
    TeamTreeReply: success({ tree: [wireTeamNode({ children: [wireTeamNode()] })] }),
    TeamChildrenReply: success({ children: [wireTeamNode()] }),
    AutoCancelledReply: success({ suspend_bkgs: [wireAutoCancelled()] }),
    AutoCancelledBookingReply: success({ booking_details: [wireBooking()] }),
  }
  const names = fc.constantFrom(...(Object.keys(replies) as (keyof typeof schemas)[]))

  it.each(Object.keys(replies))('M235 accepts a valid reply: %s', (name) => {
    const schemaName = name as keyof typeof schemas
    expect(readTolerantly(schemas[schemaName], replies[schemaName]).parsed.success).toBe(true)
  })

  it('M235 is parsed without NaN, or rejected', () => {
    fc.assert(
      fc.property(names, fc.nat(), garbage, (name, place, value) => {
        for (const wire of [value, replaceAt(replies[name], place, value)]) {
          const { parsed } = readTolerantly<z.ZodType>(schemas[name], wire)
          if (parsed.success) expect(brokenNumbers(parsed.data)).toEqual([])
        }
      }),
      cases(),
    )
  })
})
