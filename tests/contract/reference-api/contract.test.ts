import { beforeEach, expect, it } from 'vitest'
import type { z } from 'zod/v4'
import { ProfileReply } from '~/contract/account'
import { ForgotPasswordReply, LoginReply } from '~/contract/auth'
import { BankDetailsReply } from '~/contract/bank'
import { AssociateBookingsReply, BookingMonthsReply, FilterListReply } from '~/contract/bookings'
import { GalleryDatesReply, ProjectsReply, SliderReply } from '~/contract/projects'
import { MessageReply, onUnknownField } from '~/contract/wire-object'
import { NotificationsReply } from '~/contract/notifications'
import { EmiDetailsReply, ReceiptsReply } from '~/contract/statements'
import { type Call, endpoints } from '~/api/endpoints'
import { DEMO_PASSWORD, type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { allBookings, demoApiForThisFile, queryOf } from './demo-api'

const api = demoApiForThisFile()
let unknownFields: string[]

beforeEach(() => {
  unknownFields = []
  return onUnknownField((field) => unknownFields.push(field))
})

type CallInput = { params?: Record<string, string | number>; query?: Record<string, string | number> }

/** Calls the API at the portal's endpoint, and parses the reply with the portal's schema. */
async function callApi<Schema extends z.ZodType>(
  viewer: PersonaKey,
  call: Call,
  schema: Schema,
  { params = {}, query = {} }: CallInput = {},
): Promise<z.output<Schema>> {
  const { method, path, token } = endpoints[call]
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const response = await api.request(`/${filledPath}${queryOf(query)}`, {
    method,
    token: token === 'required' ? await api.tokenOf(viewer) : undefined,
  })
  expect(response.status).toBe(200)
  const parsed: z.output<Schema> = schema.parse(await response.json())
  expect(unknownFields).toEqual([])
  return parsed
}

const userParams = (viewer: PersonaKey) => ({ user: personaOf(viewer).id })

it('M235 M236 the portal reads a login', async () => {
  const query = { field: '9000000001', password: DEMO_PASSWORD, app_type: 2 }
  const { token, ...rest } = await callApi('P1', 'login', LoginReply, { query })
  expect(token.length).toBeGreaterThanOrEqual(40)
  expect(rest).toEqual({
    user: { id: personaOf('P1').id, type: 2, name: personaOf('P1').name },
    mustChangePassword: { afterPassword: false, afterOtp: false },
  })
})

it('M041 M236 the portal reads the replies to a forgotten password, for known and unknown users', async () => {
  for (const key of ['9000000001', '9999999999']) {
    const reply = await callApi('P1', 'forgotPassword', ForgotPasswordReply, { query: { key } })
    expect(reply).toEqual({
      message: 'OTP Generated.',
      otp: null,
      contactNumber: `******${key.slice(-4)}`,
      challenge: expect.any(String),
    })
  }
})

it('M061 M069 M074 M235 the portal reads replies without data', async () => {
  const params = userParams('P10')
  const otpGenerated = { message: 'OTP Generated.' }
  const query = { mobile: '9111100010' }
  expect(await callApi('P10', 'editProfile', MessageReply, { params })).toEqual({
    message: 'Profile Updated.',
  })
  expect(await callApi('P10', 'changeMobile', MessageReply, { params, query })).toEqual(otpGenerated)
  const reply = await callApi('P10', 'sendOtp', MessageReply, { params, query: { ...query, mobile_flag: 1 } })
  expect(reply).toEqual(otpGenerated)
})

it('M085 M235 the portal reads the notifications', async () => {
  const notifications = await callApi('P1', 'notifications', NotificationsReply, { params: userParams('P1') })
  expect(notifications).toHaveLength(14)
})

it('M019 M235 the portal reads the projects, and project 4 is the default', async () => {
  const projects = await callApi('P1', 'projects', ProjectsReply)
  expect(projects.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(projects.filter(({ isDefault }) => isDefault)).toMatchObject([{ id: '4', ratePaise: 1_250_000 }])
  expect(projects.filter(({ latitude }) => latitude === null)).toHaveLength(1)
})

it('M235 the three lists of projects are equal', async () => {
  const token = await api.tokenOf('P1')
  const replies = await Promise.all(
    ['get-projects', 'get-projects-list', 'get-open-projects'].map(async (name) =>
      (await api.request(`/associate/${name}`, { token, method: 'GET' })).json(),
    ),
  )
  expect(replies[1]).toEqual(replies[0])
  expect(replies[2]).toEqual(replies[0])
})

it('M226 M235 the portal reads which projects have a brochure and a layout', async () => {
  const projects = await callApi('P1', 'projectsList', ProjectsReply)
  const projectsWithout = (key: 'brochureUrl' | 'layoutUrl') => projects.filter((row) => row[key] === null)
  expect(projectsWithout('brochureUrl').map(({ id }) => id)).toEqual(['6'])
  expect(projectsWithout('layoutUrl').map(({ id }) => id)).toEqual(['3'])
  expect(projects[0]?.brochureUrl).toMatch(/^http:\/\/localhost\/media\/\d+$/)
})

it.each([
  ['P6', { hasChangeForm: true, pending: null, rejectedText: null, awaited: [] }],
  ['P7', { hasChangeForm: true, pending: expect.objectContaining({ ifsc: 'EXDB0099042' }) }],
  ['P8', { hasChangeForm: true, pending: null, rejectedText: expect.stringMatching(/rejected/) }],
  ['P9', { hasChangeForm: false, pending: null }],
] as const)('M092 M093 M110 M235 the portal reads the bank details of %s', async (viewer, details) => {
  expect(
    await callApi(viewer, 'bankDetails', BankDetailsReply, { params: userParams(viewer) }),
  ).toMatchObject(details)
})

it('M111 M235 the portal reads pending verifications', async () => {
  const { awaited } = await callApi('P9', 'bankDetails', BankDetailsReply, { params: userParams('P9') })
  expect(awaited.map(({ kind }) => kind)).toEqual(['bank', 'commission amount', 'one rupee'])
  for (const { text } of awaited) expect(text).toMatch(/\?$/)
})

it('M050 M224 M235 the portal reads slides and galleries', async () => {
  const slides = await callApi('P1', 'slider', SliderReply, { params: userParams('P1') })
  expect(slides).toHaveLength(5)
  const params = { project: 4 }
  const [newest] = await callApi('P1', 'galleryDates', GalleryDatesReply, { params })
  expect(newest).toMatchObject({ projectId: '4', projectName: 'Mango Bloom Gardens' })
  const query = { from_date: newest!.date, to_date: newest!.date }
  expect(await callApi('P1', 'galleryDates', GalleryDatesReply, { params, query })).toEqual([newest])
})

it.each(['P1', 'P10'] as const)('M235 the portal reads the profile of %s', async (viewer) => {
  const profile = await callApi(viewer, 'profile', ProfileReply, { params: userParams(viewer) })
  const { name, mobile } = personaOf(viewer)
  expect(profile).toMatchObject({ name, mobile, email: viewer === 'P10' ? null : 'p1@demo.example' })
})

it.each(['P1', 'P2', 'P3'] as const)(
  'M141 M235 the portal reads the bookings by date of %s',
  async (viewer) => {
    for (const page of [1, 2, 99]) {
      const months = await callApi(viewer, 'bookingsByDate', BookingMonthsReply, {
        params: userParams(viewer),
        query: { page },
      })
      for (const month of months) {
        expect(month.name).toMatch(/^[A-Z][a-z]{2} 20\d\d$/)
        expect(month.days.length).toBeGreaterThan(0)
      }
      if (viewer === 'P3' || page === 99) expect(months).toEqual([])
    }
  },
)

it('M145 M235 the portal reads the filter list', async () => {
  const list = await callApi('P1', 'filterList', FilterListReply, {
    params: userParams('P1'),
    query: { project_id: 4 },
  })
  expect(list.projects).toHaveLength(7)
  expect(list.associates).toContainEqual({ id: personaOf('P1').id, name: personaOf('P1').name })
})

it('M150 M235 the portal reads booked and registered plots', async () => {
  for (const [status, isRegistered] of [
    [2, false],
    [3, true],
  ] as const) {
    const reply = await callApi('P1', 'associateBookings', AssociateBookingsReply, {
      params: { associate: personaOf('P1').id, project: 4, status },
    })
    expect(reply.project).toEqual({ id: '4', name: 'Mango Bloom Gardens' })
    expect(reply.associate).toEqual({ id: personaOf('P1').id, name: personaOf('P1').name })
    expect(reply.bookings.length).toBeGreaterThan(0)
    for (const booking of reply.bookings) {
      expect(booking.isRegistered).toBe(isRegistered)
      expect(booking.registeredOn !== null).toBe(isRegistered)
    }
  }
})

it('M168 M173 M235 the portal reads receipts and the EMI statement', async () => {
  const golden = (await allBookings(api.db)).find((row) => row.customer_name === GOLDEN_CUSTOMER)!
  const params = { booking: golden.id }
  const receipts = await callApi('P1', 'receipts', ReceiptsReply, { params })
  const statement = await callApi('P1', 'emiDetails', EmiDetailsReply, { params })
  const heading = {
    plotNumber: '24',
    customerName: GOLDEN_CUSTOMER,
    customerMobile: '8000000244',
    projectName: 'Mango Bloom Gardens',
    associateId: personaOf('P1').id,
    associateName: personaOf('P1').name,
    projectId: '4',
    isCancelled: false,
    cancelledOn: null,
    refundedPaise: null,
    refundedOn: null,
    moves: [],
  }
  expect(receipts.booking).toEqual(heading)
  expect(statement.booking).toEqual(heading)
  expect(receipts.receipts).toHaveLength(13)
  expect(receipts.totalPaise).toBe(118_040_000)
  expect(statement.instalments).toHaveLength(37)
})
