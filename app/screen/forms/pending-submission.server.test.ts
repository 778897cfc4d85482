import { expect, it, vi } from 'vitest'
import * as z from 'zod/v4-mini'
import { labelled } from './form-schema'
import { aSession } from '../../../tests/factories/session'
import { IDEMPOTENCY_KEY } from './form-fields'
import { newIdempotencyKey } from './idempotency-key.server'
import { CSRF_TOKEN } from '../../session/csrf-token'
import { sealSubmission, unsealSubmission } from './pending-submission.server'
import { seal } from '~/session/session.server'

type Entries = [string, string | File][]

const ProfileSchema = z.object({
  address: labelled(() => 'Address', z.string()),
  bank_name: labelled(() => 'Bank Name', z.optional(z.string())),
  id: z.optional(z.string()),
})
const formAt = (path: string) =>
  /^\/(update-profile|bank-details)/.test(path) ? { schema: ProfileSchema } : undefined
const sealAt = (path: string, form: FormData) => sealSubmission(path, form, formAt)
const unseal = (sealed: string | undefined, userId: string) => unsealSubmission(sealed, userId, formAt)

const RAVI = aSession().user.id
const idempotencyKey = newIdempotencyKey(aSession())

const bareForm = (...entries: Entries) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}
const formOf = (...entries: Entries) => bareForm(...entries, [IDEMPOTENCY_KEY, idempotencyKey])
const restored = async (form: FormData, { path = '/update-profile?x=1', userId = RAVI } = {}) =>
  unseal((await sealAt(path, form)) ?? undefined, userId)

it('M016 a form is sealed, unreadable, with all its fields in their order, and with text in any alphabet', async () => {
  const fields: [string, string][] = [
    ['address', '12, గుడి వీధి\r\n🙂 مرحبا'],
    ['to', 'a'],
    ['to', 'b'],
    ['empty', ''],
    ['long', `canary${'x'.repeat(23_000)}`],
  ]
  const sealed = await sealAt('/update-profile?x=1', formOf(...fields))
  expect(sealed).not.toContain('canary')
  expect(await unseal(sealed ?? undefined, RAVI)).toMatchObject({
    path: '/update-profile?x=1',
    fields: [...fields, [IDEMPOTENCY_KEY, idempotencyKey]],
    hasFile: false,
  })
})

it('M016 a form is sealed without secrets and files', async () => {
  const image = new File(['x'], 'passbook.jpg')
  const form = formOf(
    ['bank_name', 'Demo'],
    ['image', image],
    ['password', 's3cret'],
    ['confirmation', 's3cret'],
    ['otp', '1234'],
    [CSRF_TOKEN, 'of a session that is over'],
  )
  expect(await restored(form, { path: '/bank-details' })).toEqual({
    path: '/bank-details',
    fields: [
      ['bank_name', 'Demo'],
      [IDEMPOTENCY_KEY, idempotencyKey],
    ],
    hasFile: true,
    typed: [{ label: 'Bank Name', value: 'Demo' }],
  })
})

it.each(['102', ''])('a form cannot be opened by another person: "%s"', async (userId) => {
  expect(await restored(formOf(['address', 'canary']), { userId })).toBeNull()
})

it('a form is not restored if the signature of its key is forged', async () => {
  const forged = `${crypto.randomUUID()}.${'x'.repeat(22)}`
  expect(await restored(bareForm(['address', 'x'], [IDEMPOTENCY_KEY, forged]))).toBeNull()
})

it.each<[string, string, FormData]>([
  ['it has no key, because its owner is unknown', '/update-profile', bareForm(['address', 'x'])],
  [
    'its key has no signature',
    '/update-profile',
    bareForm(['address', 'x'], [IDEMPOTENCY_KEY, crypto.randomUUID()]),
  ],
  [
    'its key is a file',
    '/update-profile',
    bareForm(['address', 'x'], [IDEMPOTENCY_KEY, new File([idempotencyKey], 'key')]),
  ],
  ['nothing was typed', '/update-profile', formOf(['address', ''])],
  ['only spaces were typed', '/update-profile', formOf(['address', ' \r\n '])],
  ['only secrets were typed', '/update-profile', formOf(['password', 's3cret'])],
  ['only hidden fields were sent', '/update-profile', formOf(['id', '7'])],
  ['the form has no typed field', '/notifications', formOf(['id', '7'])],
  // Each letter has three bytes.
  ['it is larger than 24 KB', '/update-profile', formOf(['address', 'అ'.repeat((24 * 1024) / 3)])],
])('a form is not sealed if %s', async (_, path, form) => {
  expect(await sealAt(path, form)).toBeNull()
})

it('M016 a form shows the text of a choice instead of its value, and an unknown value as it is', async () => {
  const schema = z.object({ category: labelled(() => 'What is wrong?', z.string()) })
  const formAt = () => ({ schema, choices: { category: { rate: () => 'The rate is wrong' } } })
  for (const [value, shown] of [
    ['rate', 'The rate is wrong'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ] as const) {
    const sealed = await sealSubmission('/queries/new', formOf(['category', value]), formAt)
    expect(await unsealSubmission(sealed ?? '', RAVI, formAt)).toMatchObject({
      fields: [
        ['category', value],
        [IDEMPOTENCY_KEY, idempotencyKey],
      ],
      typed: [{ label: 'What is wrong?', value: shown }],
    })
  }
})

it.each(['//evil.example', 'https://evil.example/', '/login', '/'])(
  'a form is not sealed if its path is %s',
  async (path) => {
    expect(await sealSubmission(path, formOf(['address', 'x']), () => ({ schema: ProfileSchema }))).toBeNull()
  },
)

it('a form expires after an hour', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const sealed = (await sealAt('/update-profile', formOf(['address', 'x']))) ?? ''
  vi.setSystemTime(59 * 60_000)
  expect(await unseal(sealed, RAVI)).not.toBeNull()
  vi.setSystemTime(61 * 60_000)
  expect(await unseal(sealed, RAVI)).toBeNull()
})

it('a form is not restored if it is forged, is truncated, has other content or leads elsewhere', async () => {
  const sealed = (await sealAt('/update-profile', formOf(['address', 'x']))) ?? ''
  const content = { fields: [...formOf(['a', 'b'])], hasFile: false, sealedAtMs: Date.now() }
  for (const value of [
    ...[undefined, '', 'x', 'x'.repeat(500_000), sealed.slice(0, -5)],
    sealed.replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
    await seal({ ...content, path: '//evil.example' }),
    await seal({ token: 'x' }),
  ])
    expect(await unseal(value, RAVI)).toBeNull()
  expect(await unseal(await seal({ ...content, path: '/update-profile' }), RAVI)).not.toBeNull()
})
