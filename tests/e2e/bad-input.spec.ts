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

const BANK = {
  bank_name: 'Union Bank',
  bank_ac_no: '0011223344',
  confirm_account_no: '0011223344',
  ifsc_code: 'UBIN0000001',
}
const NO_TEXT = ['nothing', 'spaces', 'no field at all']
const ODD_TEXT = ['an emoji', 'right-to-left text', 'a script', 'the field twice']

/** The path, the field, its messages, other fields with valid values, and the inputs that are valid for the field. */
const FORMS: [path: string, field: string, error: RegExp, rest: object, accepted: string[]][] = [
  ['/mail-update', 'email', /Email is (required|not valid)\./, {}, []],
  ['/mobile-update', 'mobile', /Mobile is required\.|Please enter valid mobile number/, {}, []],
  [
    '/update-profile',
    'address',
    /Address (must not|contains)/,
    {},
    [...NO_TEXT, ...ODD_TEXT, 'a line break'],
  ],
  ['/change-password', 'password', /Password (is|should|rules)/, { confirmation: 'Secret1!' }, []],
  [
    '/bank-details',
    'bank_name',
    /Bank Name is|Only alphabetic|Must/,
    BANK,
    ['right-to-left text', 'the field twice'],
  ],
  ['/bank-details', 'bank_ac_no', /Account Number is required\.|Only numbers are allowed\./, BANK, []],
  ['/bank-details', 'ifsc_code', /IFSC Code is Required|Must be|You can enter|must follow/, BANK, []],
  ['/forgot-password', 'userId', /Please enter mobile or email|Mobile or Email is too long/, {}, ODD_TEXT],
]

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

for (const [path, field, error, rest, accepted] of FORMS)
  test(
    `${field} at ${path} rejects every kind of wrong input @request`,
    { tag: '@gate' },
    async ({ page, signIn, baseURL }) => {
      if (path !== '/forgot-password') await signIn('P6')
      for (const [inputName, values] of Object.entries(INPUTS)) {
        if (accepted.includes(inputName)) continue
        const form = path === '/bank-details' ? new FormData() : new URLSearchParams()
        for (const [name, value] of Object.entries(rest))
          if (name !== field) form.append(name, value as string)
        for (const value of values) form.append(field, value)
        const response = await page.request.post(path, {
          ...(form instanceof FormData ? { multipart: form } : { data: form.toString() }),
          headers: {
            Origin: baseURL ?? '',
            ...(form instanceof FormData ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          maxRedirects: 0,
        })
        const html = await response.text()
        expect([inputName, response.status()]).toEqual([inputName, 400])
        expect(html, inputName).toMatch(error)
        expect(html, inputName).not.toContain('<script>alert(1)')
        const typed = values[0]?.trim() ?? ''
        // A password is not shown again. Fields of a page contain neither null bytes nor line breaks.
        if (field === 'password' && typed) expect(html, inputName).not.toContain(escapeHtml(typed))
        else if (!/[\0\r]/.test(typed)) expect(html, inputName).toContain(escapeHtml(typed))
      }
    },
  )
