import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  success,
  wireBooking,
  wireBookings,
  wireInstalment,
  wireLogin,
  wireMonth,
  wireProfile,
  wireProject,
  wireReceipt,
} from '../../../tests/factories/wire'
import { ProfileReply } from './account'
import { LoginReply } from './auth'
import { AssociateBookingsReply, BookingMonthsReply, FilterListReply } from './bookings'
import { ProjectsReply } from './projects'
import { EmiDetailsReply, ReceiptsReply } from './statements'

const heading = { plot_number: 'A/12+3', customer_name: 'Lakshmi', project_name: 'Green Meadows' }

describe('sign-in and profile', () => {
  it.each([
    [
      { user_id: 101, user_type: 2 },
      { id: '101', type: 2 },
    ],
    [
      { user_id: 'U-1', user_type: '3' },
      { id: 'U-1', type: 3 },
    ],
  ])('M235 %j is the user %j', (data, user) => {
    expect(LoginReply.parse(wireLogin({ data }))).toMatchObject({ token: 'token-of-ravi', user })
  })

  it.each([{ token: null }, { token: '' }, { data: { user_id: null } }, { data: { user_type: 'partner' } }])(
    'M235 a sign-in with %j is unreadable',
    (fields) => {
      expect(LoginReply.safeParse(wireLogin(fields)).success).toBe(false)
    },
  )

  it('M235 a profile without e-mail and address has none', () => {
    const profile = ProfileReply.parse(wireProfile({ email: '', address: null }))
    expect(profile).toEqual({ name: 'Ravi', mobile: '9000000001', email: null, address: null })
  })
})

describe('projects', () => {
  it('M235 wire names in, names of the portal out', () => {
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
      },
    ])
  })

  it.each([{}, { projects: null }, { projects: [] }])('M235 %j are no projects', (fields) => {
    expect(ProjectsReply.parse(success(fields))).toEqual([])
  })
})

describe('whatever an upstream sends', () => {
  const schemas = {
    LoginReply,
    ProfileReply,
    ProjectsReply,
    BookingMonthsReply,
    FilterListReply,
    AssociateBookingsReply,
    ReceiptsReply,
    EmiDetailsReply,
  }
  const replies: Record<keyof typeof schemas, unknown> = {
    LoginReply: wireLogin(),
    ProfileReply: wireProfile(),
    ProjectsReply: success({ projects: [wireProject()] }),
    BookingMonthsReply: success({ total_booking_count: [wireMonth()] }),
    FilterListReply: success({ projects: [wireProject()], data: [{ agent_id: 1, name: 'Ravi' }] }),
    AssociateBookingsReply: wireBookings([wireBooking()]),
    ReceiptsReply: success({ booking_info: heading, receipt_details: [wireReceipt()] }),
    EmiDetailsReply: success({ emi_statement: [{ customer_emi_items: [wireInstalment()] }] }),
  }
  const names = fc.constantFrom(...(Object.keys(replies) as (keyof typeof schemas)[]))
  // What JSON may hold and has surprised someone.
  const odd = fc.constantFrom<unknown>(
    '',
    ' ',
    '-1',
    1e308,
    1e-7,
    -0,
    '9'.repeat(400),
    '1e5',
    'NaN',
    undefined,
  )
  const garbage = fc.oneof(odd, fc.jsonValue(), fc.double(), fc.string())

  it.each(Object.keys(replies))('M235 the reply that the next test breaks is whole: %s', (name) => {
    const known = name as keyof typeof schemas
    expect(schemas[known].safeParse(replies[known]).success).toBe(true)
  })

  it('M235 is read or is not, and what is read holds no NaN', () => {
    fc.assert(
      fc.property(names, fc.nat(), garbage, (name, place, value) => {
        for (const wire of [value, replaceAt(replies[name], place, value)]) {
          const parsed = schemas[name].safeParse(wire)
          if (parsed.success) expect(brokenNumbers(parsed.data)).toEqual([])
        }
      }),
      { numRuns: 10_000 },
    )
  }, 60_000)
})

/** The reply with one of its values, counted in reading order, replaced. */
function replaceAt(reply: unknown, place: number, value: unknown): unknown {
  const target = place % countOf(reply)
  let index = 0
  return walk(reply)

  function walk(each: unknown): unknown {
    if (index++ === target) return value
    if (Array.isArray(each)) return each.map(walk)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, walk(inner)]))
  }
}

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, inner) => sum + countOf(inner), 1)
}

function brokenNumbers(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(brokenNumbers) : []
}
