import { beforeEach, expect, it } from 'vitest'
import type { z } from 'zod/v4'
import { MessageReply, onUnknownField } from '~/contract/wire-object'
import { type Call, endpoints } from '~/api/endpoints'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, queryOf } from './demo-api'

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
