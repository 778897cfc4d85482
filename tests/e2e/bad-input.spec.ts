import { expect, test } from './fixtures'

const INPUTS = {
  nothing: [''],
  spaces: ['   '],
  'a line break': ['a\r\nb'],
  'a null byte': ['a\u0000b'],
  'five thousand letters': ['x'.repeat(5000)],
  'an emoji': ['😀'],
  'right-to-left text': ['\u202Eمرحبا'],
  'a script': ['<script>alert(1)</script>"\''],
  'the field twice': ['<one>', '<two>'],
  'no field at all': [],
}

interface BadForm {
  /** The requirements that specify the messages of the field. */
  ids?: string
  path: string
  field: string
  error: RegExp
  /** Other fields, with valid values. */
  rest?: Record<string, string>
  isSecret?: true
  isMultipart?: true
  /** Inputs that are valid for this field. */
  accepts?: (keyof typeof INPUTS)[]
}

const bank = {
  bank_name: 'Union Bank',
  bank_ac_no: '0011223344',
  confirm_account_no: '0011223344',
  ifsc_code: 'UBIN0000001',
}

const FORMS: BadForm[] = [
  { ids: 'M064', path: '/mail-update', field: 'email', error: /Email is (required|not valid)\./ },
  {
    ids: 'M068',
    path: '/mobile-update',
    field: 'mobile',
    error: /Mobile is required\.|Please enter valid mobile number/,
  },
  {
    path: '/update-profile',
    field: 'address',
    error: /Address (must not exceed 500 characters|contains a character we can't read)/,
    accepts: [
      'nothing',
      'spaces',
      'a line break',
      'an emoji',
      'right-to-left text',
      'a script',
      'the field twice',
      'no field at all',
    ],
  },
  {
    ids: 'M077 M078',
    path: '/change-password',
    field: 'password',
    error: /Password (is required|should be|is too long|rules not matched)/,
    rest: { confirmation: 'Secret1!' },
    isSecret: true,
  },
  {
    ids: 'M095',
    path: '/bank-details',
    field: 'bank_name',
    error: /Bank Name is required\.|Only alphabetic|Must be at least 3|Must not exceed 60/,
    rest: bank,
    isMultipart: true,
    accepts: ['right-to-left text', 'the field twice'],
  },
  {
    ids: 'M097',
    path: '/bank-details',
    field: 'bank_ac_no',
    error: /Account Number is required\.|Only numbers are allowed\./,
    rest: bank,
    isMultipart: true,
  },
  {
    ids: 'M103',
    path: '/bank-details',
    field: 'ifsc_code',
    error: /IFSC Code is Required|Must be minimum of 11|You can enter max of 11|must follow the pattern/,
    rest: bank,
    isMultipart: true,
  },
  {
    ids: 'M040',
    path: '/forgot-password',
    field: 'userId',
    error: /Please enter mobile or email|Mobile or Email is too long/,
    accepts: ['an emoji', 'right-to-left text', 'a script', 'the field twice'],
  },
]

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

for (const { ids, path, field, error, rest = {}, isSecret, isMultipart, accepts = [] } of FORMS) {
  test(
    `${ids ? `${ids} ` : ''}${field} at ${path} rejects every kind of wrong input and ${isSecret ? 'does not show it' : 'shows it again'} @request`,
    { tag: '@gate' },
    async ({ page, signIn, baseURL }) => {
      if (path !== '/forgot-password') await signIn('P6')
      for (const [inputName, values] of Object.entries(INPUTS)) {
        if (accepts.includes(inputName as keyof typeof INPUTS)) continue
        const form = isMultipart ? new FormData() : new URLSearchParams()
        for (const [name, value] of Object.entries(rest)) if (name !== field) form.append(name, value)
        for (const value of values) form.append(field, value)
        const response = await page.request.post(path, {
          ...(form instanceof FormData ? { multipart: form } : { data: form.toString() }),
          headers: {
            Origin: baseURL ?? '',
            ...(isMultipart ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          maxRedirects: 0,
        })
        const html = await response.text()
        expect([inputName, response.status()]).toEqual([inputName, 400])
        expect(html, inputName).toMatch(error)
        expect(html, inputName).not.toContain('<script>alert(1)')
        const typed = values[0]?.trim() ?? ''
        if (isSecret && typed) expect(html, inputName).not.toContain(escapeHtml(typed))
        // The input fields of a page contain neither null bytes nor line breaks.
        else if (!/[\0\r]/.test(typed)) expect(html, inputName).toContain(escapeHtml(typed))
      }
    },
  )
}

const NON_FORM_BODIES = [
  ['application/json', '{"email":"a@b.in"}'],
  ['text/plain', 'email=a@b.in'],
  ['multipart/form-data; boundary=x', 'not multipart'],
  ['multipart/form-data', '--x'],
] as const

for (const path of [
  '/login',
  '/login?keep=1&returnTo=%2Fmail-update',
  '/forgot-password',
  '/mail-update',
  '/mobile-update',
  '/update-profile',
  '/change-password',
  '/bank-details',
  '/notifications',
  '/notifications/clear',
  '/pending-requests',
  '/cash-commission-requests',
  '/settings',
])
  test(
    `M242 a body that is not a form gets a 400 at ${path} @request`,
    { tag: '@gate' },
    async ({ page, signIn, baseURL }) => {
      if (!/login|forgot/.test(path)) await signIn('P6')
      for (const [type, data] of NON_FORM_BODIES) {
        const response = await page.request.post(path, {
          data: Buffer.from(data),
          headers: { Origin: baseURL ?? '', 'content-type': type },
          maxRedirects: 0,
        })
        expect([type, response.status()]).toEqual([type, 400])
      }
    },
  )
