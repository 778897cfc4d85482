import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectedPaise } from '~/domain/line-query'
import { accountNumber, confirmAccountNumber, ifscCode } from '~/domain/bank-request'
import { accountKey } from '~/domain/contact'
import { otpOf } from '~/domain/otp'
import { parsePaymentFilters } from '~/routes/associate.commission.payments/payment-filters.server'
import { readPlotFilters } from '~/subjects/plots/plot-filters.server'
import { ForgotPasswordSchema } from '~/routes/forgot-password._index/route'
import { LoginSchema } from '~/subjects/account/login-schema'
import { parseSearch as parseAvailability } from '~/routes/plot-availability/search.server'
import { parseComparison } from '~/routes/plot-price-calculation_.compare/search.server'
import { EmailSchema, MobileSchema } from '~/subjects/account/account-schemas'
import { parseFilters } from '~/subjects/bookings/filters.server'
import { parseSearch as parsePrice } from '~/subjects/plots/price-search.server'
import * as cell from '../../reference-api/firm-data/cells'
import { optionalFindText } from '../../reference-api/routes/query'
import { foldCode } from '../../reference-api/rules/find-text'

/* Every field that people type in, by kind. Each kind is read alike everywhere: a new field joins a kind, and its reader is tested here. */

type Read = (typed: string) => unknown
const at = (url: string, name: string, typed: string) => `${url}?${new URLSearchParams({ [name]: typed })}`

const password = 'Plots@2026'
const MOBILES: Record<string, Read> = {
  userId: (userId) => LoginSchema.parse({ userId, password }).userId,
  'userId, forgotten password': (userId) => ForgotPasswordSchema.parse({ userId }).userId,
  mobile: (mobile) => MobileSchema.parse({ mobile, currentPassword: password }).mobile,
  'a mobile of an imported file': cell.mobile.read,
  'the key of an account': accountKey,
}

const NUMBERS: Record<string, Read> = {
  plot_no: (typed) => parseFilters(at('http://x/associate/bookings', 'plot_no', typed)).filters.plot_no,
  plot: (typed) =>
    parsePaymentFilters(at('http://x/associate/commission/payments', 'plot', typed)).filters.plot,
  'plot, calculator': (typed) => parsePrice(at('http://x/plot-price-calculation', 'plot', typed)).values.plot,
  key: (typed) => parseAvailability(at('http://x/plot-availability', 'key', typed)).values.key,
  number: (typed) =>
    parseComparison(at('http://x/plot-price-calculation/compare', 'number', typed)).typed?.number,
  'a number of an imported file': cell.code.read,
  'q of Find at the API': (typed) => foldCode(optionalFindText.parse(typed) ?? '').toUpperCase(),
}

const AMOUNTS: Record<string, Read> = {
  should_be: (typed) => (expectedPaise.parse(typed) ?? 0) / 100,
  price_from: (typed) =>
    Number(readPlotFilters(at('http://x/associate/plots', 'price_from', typed)).filters.price_from),
  price_to: (typed) =>
    Number(readPlotFilters(at('http://x/associate/projects/1', 'price_to', typed)).filters.price_to),
  price: (typed) =>
    Number(
      parsePrice(at('http://x/plot-price-calculation', 'price', typed)).values.price.replace(/[₹, ]/g, ''),
    ),
  'an amount of an imported file': cell.rupees().read,
}

const CODES: Record<string, Read> = { otp: (typed) => otpOf(4).parse(typed) }

const BANK: Record<string, Read> = {
  bank_ac_no: (typed) => accountNumber.parse(typed),
  confirm_account_no: (typed) => confirmAccountNumber.parse(typed),
}

interface Kind {
  readers: Record<string, Read>
  typed: string[]
  read: string | number
}

const KINDS: Record<string, Kind> = {
  mobile: {
    readers: MOBILES,
    typed: ['9876511111', '+91 98765-11111', '0091 9876511111', '09876511111', '९८७६५१११११'],
    read: '9876511111',
  },
  number: {
    readers: NUMBERS,
    typed: ['12-A', '१२-A', '12–A', '12\u2011A', ' 12-A\u200b', '１２－Ａ'],
    read: '12-A',
  },
  amount: {
    readers: AMOUNTS,
    typed: ['12500', '12,500', '₹ 12,500', '१२,५००', '१२५००', '₹12,500\u200e'],
    read: 12_500,
  },
  code: { readers: CODES, typed: ['1234', '12 34', '१२३४', ' 1234\u200b'], read: '1234' },
  'account number': {
    readers: BANK,
    typed: ['9900556677', '९९००५५६६७७', '9900556677\u200b'],
    read: '9900556677',
  },
}

const allFields = Object.entries(KINDS).flatMap(([kind, { readers, ...values }]) =>
  Object.entries(readers).map(([field, reader]) => ({ kind, field, reader, ...values })),
)

describe('X100 X101 a kind of value has one reader', () => {
  it.each(allFields)('the $kind of $field', ({ reader, typed, read }) => {
    expect(typed.map((text) => [text, reader(text)])).toEqual(typed.map((text) => [text, read]))
  })

  it.each(['exdb0099042', ' EXDB0099042\u200b', 'ＥＸＤＢ００９９０４２'])('the IFSC %s', (typed) =>
    expect(ifscCode.parse(typed)).toBe('EXDB0099042'),
  )

  it.each(['Ravi@Mail.example', ' ravi@mail.example\u200b'])('M060 the email %s', (email) => {
    expect(EmailSchema.parse({ email, currentPassword: password }).email).toBe('ravi@mail.example')
    expect(cell.email.read(email)).toBe('ravi@mail.example')
  })

  it('a user name that is no Indian mobile is sent as it is', () => {
    expect(LoginSchema.parse({ userId: ' HG-12 34 ', password }).userId).toBe('HG-12 34')
    expect(LoginSchema.parse({ userId: '5123456789', password }).userId).toBe('5123456789')
  })
})

/** Names, messages and searches of names: read as they are. Passwords too. */
const TEXTS = [
  ...['associate', 'q', 'search_key', 'text', 'reject_reason', 'address', 'bank_name'],
  ...['answer', 'reason', 'value'],
  ...['password', 'currentPassword', 'confirmation'],
]
/** Shown and never read. */
const SHOWN = ['name', 'current', 'calendar-address', 'customer-link']
const OTHERS = ['ifsc_code', 'email', 'yards_from', 'yards_to']

it('X100 X101 every text field of the screens has a kind', () => {
  const known = [...allFields.map(({ field }) => field), ...TEXTS, ...SHOWN, ...OTHERS]
  expect(typedFields().filter((name) => !known.includes(name))).toEqual([])
})

/** Names of the text fields in the code of the screens. */
function typedFields(): string[] {
  const files = ['app/routes', 'app/subjects', 'app/screen'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.includes('.examples.') && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  )
  const fields = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const elements =
      code.match(/<\w*(?:TextField|TextAreaField|PasswordField|Combobox|DateField)\b[^<]*?\/>/gs) ?? []
    return elements.flatMap((element) => /(?:name="|field\(')([\w-]+)/.exec(element)?.[1] ?? [])
  })
  return [...new Set(fields)].sort()
}
