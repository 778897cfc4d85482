import { decimalIn, indianMobile, oneLine, plain, withoutCurrency } from '../../app/domain/typed'
import * as contact from '../../app/domain/contact'
import { isIsoDate } from '../../app/domain/dates'
import { formatFinancialYear } from '../../app/domain/financial-year'
import type { ColumnKind } from '../../app/domain/office'
import { readReraNumber } from '../../app/domain/rera'
import { webAddressIn } from '../../app/domain/web-address'
import { MAX_LENGTH } from '../../app/contract/text-length'
import { hasLostLetters, whySpreadsheetDestroyed } from './destroyed-text'

/** Converts between the text of a cell and its value. */
export interface Cell<Value> {
  /** Throws `CellError`. */
  read(text: string): Value
  write(value: Value): string
  /** Describes valid values in the README of a template. */
  about: string
  /** How a form of the office asks for the value. */
  kind: ColumnKind
  /** Of a choice. */
  words?: string[]
  /** Of the value; the names of its columns in the database end with it. */
  unit?: 'rupees' | 'paise' | 'hundredths' | 'ten_thousandths'
}

export class CellError extends Error {}

/** Integer columns of PostgreSQL and tables in memory (`NumberTable`) have 32 bits. */
export const MAX_INTEGER = 2_147_483_647
/** The highest amount that an associate can enter in a query. */
const MAX_PAISE = 1e12

const MAX_RUPEE_DECIMALS = 2
/** Decimals of a value in this unit. */
const DIGITS = { hundredths: 2, paise: 2, ten_thousandths: 4 }

const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** A spreadsheet may run text with these first characters as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

// Most cells with numbers match this fast pattern.
const PLAIN_DIGITS = /^\d{1,11}$/

/** `clean` comes after the check for destroyed letters, because it removes what shows them. */
export const text = (
  maxLength: number,
  about = `Up to ${maxLength} characters.`,
  clean = (cellText: string) => cellText,
): Cell<string> => ({
  read: (cellText) => {
    const destroyed = whySpreadsheetDestroyed(cellText)
    if (destroyed) throw new CellError(destroyed)
    // Unicode encodes some letters in two ways. Imported texts and search texts get the form NFC, so that searches match.
    const bare = clean(cellText).trim().normalize('NFC')
    const value = ESCAPED.test(bare) ? bare.slice(1) : bare
    if (CONTROL_CHARACTER.test(value)) throw new CellError('has a control character.')
    if (value.length > maxLength) throw new CellError(`is longer than ${maxLength} characters.`)
    return value
  },
  write: (value) => (FORMULA.test(value) || ESCAPED.test(value) ? `'${value}` : value),
  about,
  kind: maxLength > MAX_LENGTH.text ? 'lines' : 'text',
})

/** A text of one line: line breaks and control characters become blanks. */
export const line = (maxLength: number): Cell<string> => {
  const any = text(maxLength, undefined, oneLine)
  return { ...any, kind: 'text', read: (cellText) => withLetters(any.read(cellText)) }
}

const PLACEHOLDER = /^(n\/?a|nil|none|null|tbd)$/i

/** The name of a person, project or bank. A spreadsheet that must have a name is often given something else. */
export const name = (maxLength: number): Cell<string> => {
  const any = line(maxLength)
  return {
    ...any,
    read: (cellText) => {
      const value = any.read(cellText)
      if (value !== '' && (!/\p{L}/u.test(value) || PLACEHOLDER.test(value)))
        throw new CellError('is not a name.')
      return value
    },
  }
}

function withLetters(value: string): string {
  if (hasLostLetters(value))
    throw new CellError(
      'has question marks for letters. Open the original again. Save the file as "CSV UTF-8".',
    )
  return value
}

export const matching = (
  pattern: RegExp,
  about: string,
  maxLength = 100,
  clean?: (cellText: string) => string,
): Cell<string> => {
  const any = text(maxLength, undefined, clean)
  return {
    ...any,
    read: (cellText) => {
      const value = any.read(cellText)
      if (!pattern.test(value))
        throw new CellError(`is not ${about.charAt(0).toLowerCase()}${about.slice(1)}`)
      return value
    },
    about,
  }
}

const anyCode = matching(/^\S(.*\S)?$/, 'A code of one line, up to 60 characters.', 60, plain)
const DATE_FOR_CODE = /^(\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2}(\d{2})?)$/
/** Numbers of a firm in India have none of these letters, but a keyboard or a copied text may. */
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const EXPONENT = /^\d(\.\d+)?E\+\d{1,3}$/

/** A number of a booking, plot or receipt, or a short name. Spreadsheets turn 5-3 into a date and long digits into an exponent. */
export const code: Cell<string> = {
  ...anyCode,
  read: (cellText) => {
    const value = withLetters(anyCode.read(cellText))
    const foreign = LOOKS_LATIN.exec(value)?.[0]
    if (foreign) throw new CellError(`has "${foreign}", which looks like a Latin letter and is not.`)
    if (DATE_FOR_CODE.test(value) || EXPONENT.test(value))
      throw new CellError('was changed by a spreadsheet. Format the column as text and enter the code again.')
    return value
  },
}

/** Ids stand in URLs as they are. */
const ASSOCIATE_ID = /^(?=.*\d)[A-Z0-9][A-Z0-9_-]{1,19}$/i
const associateIdText = matching(
  ASSOCIATE_ID,
  "The firm's own id: two to twenty letters, digits, _ and -, such as HG1200 or KDE-101.",
  undefined,
  plain,
)
export const associateId: Cell<string> = {
  ...associateIdText,
  read: (cellText) => code.read(associateIdText.read(cellText)),
}

export const fileName: Cell<string> = {
  ...matching(/^[^/\\:]+\.(jpe?g|png|pdf)$/i, 'The name of a JPEG, PNG or PDF file.'),
  about: 'The name of a file in the folder `media`.',
  kind: 'file',
}

export interface FileKind {
  name: string
  types: string[]
}

export const PICTURE: FileKind = { name: 'JPEG or PNG', types: ['image/jpeg', 'image/png'] }
export const PICTURE_OR_PDF: FileKind = {
  name: 'JPEG, PNG or PDF',
  types: [...PICTURE.types, 'application/pdf'],
}

/** Words such as "applied" or "-" are not a number. */
export const reraNumber: Cell<string> = {
  ...code,
  read: (cellText) => {
    const number = readReraNumber(code.read(cellText))
    if (number === '') throw new CellError('is not a registration number: it has no digit.')
    return number
  },
}

const longText = text(MAX_LENGTH.url)
export const webAddress: Cell<string> = {
  ...longText,
  read: (cellText) => {
    const value = longText.read(cellText)
    if (webAddressIn(value) === null)
      throw new CellError('is not a web address that begins with https:// or http://.')
    return value
  },
  about: 'A web address, with https:// or http://.',
  kind: 'text',
}

/** In place of the mobile of an associate whose data were erased (`erasePerson`), because mobiles are unique. */
const ERASED = /^erased [\w-]+$/

/** Reads ten digits. Removes a leading +91, 91 or 0, spaces and punctuation. */
export const mobile: Cell<string> = {
  read: (cellText) => {
    if (ERASED.test(cellText)) return cellText
    const digits = indianMobile(cellText)
    if (digits === null) throw new CellError('is not a mobile number: ten digits, the first from 6 to 9.')
    return digits
  },
  write: (value) => value,
  about: 'Ten digits, the first from 6 to 9.',
  kind: 'mobile',
}

const emailText = text(200, 'An email address.')
/** Follows the portal's rules, because each change of a profile validates the email again. */
export const email: Cell<string> = {
  ...emailText,
  read: (cellText) => {
    const { success, data } = contact.email.safeParse(emailText.read(cellText))
    if (!success) throw new CellError('is not an email address.')
    return data
  },
  kind: 'email',
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NUMERIC_DATE = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/
const NAMED_DATE = /^(?<day>\d{1,2})[-/. ](?<month>[a-z]{3,9})[-/., ]+(?<year>\d{4}|\d{2})$/i
const TIME = /[T ]+(?<hour>\d{1,2}):(?<minute>\d{2})(:(?<second>\d{2})(\.0+)?)?( ?(?<half>[ap])\.?m\.?)?$/i

const datePlaces = 'yyyy-MM-dd, dd-MM-yyyy, dd/MM/yyyy or 18-May-2026'

/** Null for anything else. */
function isoDateIn(text: string): string | null {
  if (isIsoDate(text)) return text
  const { day = '', month = '', year = '' } = (NUMERIC_DATE.exec(text) ?? NAMED_DATE.exec(text))?.groups ?? {}
  const number = /\d/.test(month) ? month : `${MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1}`
  // As spreadsheets read years of two digits.
  const century = Number(year) < 30 ? '20' : '19'
  const iso = `${year.length === 2 ? century : ''}${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}

/** Null if the text does not end with a valid time. */
function timeIn(text: string): string | null {
  const { hour = '', minute = '', second = '00', half } = TIME.exec(text)?.groups ?? {}
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  const isValid =
    hour !== '' && hours < 24 && !(half && Number(hour) > 12) && Number(minute) < 60 && Number(second) < 60
  return isValid ? `${String(hours).padStart(2, '0')}:${minute}:${second}` : null
}

/** The time of a date in a spreadsheet has no meaning. */
export const date: Cell<string> = {
  read: (cellText) => {
    if (isIsoDate(cellText)) return cellText
    const typed = plain(cellText)
    const iso = isoDateIn(timeIn(typed) === null ? typed : typed.replace(TIME, ''))
    if (iso === null) throw new CellError(`is not a date. Use ${datePlaces}.`)
    return iso
  },
  write: (value) => value,
  about: `A date: ${datePlaces}.`,
  kind: 'date',
}

const FINANCIAL_YEAR = /^(20\d\d)-(\d\d)$/

/** Reads the first calendar year. */
export const financialYear: Cell<number> = {
  read: (cellText) => {
    const [, first = '', last = ''] = FINANCIAL_YEAR.exec(plain(cellText)) ?? []
    if (first === '' || (Number(first) + 1) % 100 !== Number(last))
      throw new CellError('is not a financial year, such as 2026-27.')
    return Number(first)
  },
  write: formatFinancialYear,
  about: 'A financial year, such as 2026-27.',
  kind: 'text',
}

export const timestamp: Cell<string> = {
  read: (cellText) => {
    const typed = plain(cellText)
    const time = timeIn(typed)
    const day = isoDateIn(time === null ? typed : typed.replace(TIME, ''))
    if (day === null) throw new CellError('is not a date, or a date with a time. Use yyyy-MM-dd HH:mm.')
    return `${day} ${time ?? '00:00:00'}`
  },
  write: (value) => value,
  about: 'A date with a time in India: yyyy-MM-dd HH:mm. Without a time: midnight.',
  kind: 'time',
}

/** Rounds paise to the nearest rupee. */
export const rupees = ({ isSigned = false } = {}): Cell<number> => ({
  read: (cellText) => {
    const { whole, decimals, isNegative } = readNumber(cellText, 'an amount', { isRupees: true })
    const value = whole + (Number(`0.${decimals || '0'}`) >= 0.5 ? 1 : 0)
    if (isNegative && !isSigned) throw new CellError('is negative.')
    if (value > MAX_INTEGER) throw new CellError('is too large.')
    // Not `-value`, which is -0 for 0.
    return isNegative ? 0 - value : value
  },
  write: String,
  about: 'Rupees, such as 1234567, 12,34,567 or ₹12,34,567.00; paise are rounded.',
  kind: 'rupees',
  unit: 'rupees',
})

export const decimalHundredths = scaled('hundredths', 'A number with up to two decimals.')
export const paise = scaled('paise', 'Rupees, with up to two decimals.', { isRupees: true, max: MAX_PAISE })
export const percentHundredths = scaled('hundredths', 'Per cent, with up to two decimals.', {
  isPercent: true,
})
export const percentTenThousandths = scaled('ten_thousandths', 'Per cent, with up to four decimals.', {
  isPercent: true,
})
export const rateHundredths = scaled('hundredths', 'Rupees or per cent, with up to two decimals.', {
  isRupees: true,
  isPercent: true,
})

export const integer = (min: number, max: number): Cell<number> => ({
  read: (cellText) => {
    const { whole, decimals, isNegative } = readNumber(cellText, 'a whole number')
    if (decimals || isNegative || whole < min || whole > max)
      throw new CellError(`is not a whole number from ${min} to ${max}.`)
    return whole
  },
  write: String,
  about: `A whole number from ${min} to ${max}.`,
  kind: 'number',
})

/** Latitudes end at 90 degrees, longitudes at 180. */
export const coordinate = (max: 90 | 180): Cell<number> => ({
  read: (cellText) => {
    const typed = plain(cellText)
    const value = Number(typed)
    if (!/^-?\d+(\.\d+)?$/.test(typed) || Math.abs(value) > max)
      throw new CellError(`is not a coordinate in degrees, up to ${max}.`)
    return value
  },
  write: String,
  about: 'Degrees, such as 17.4012.',
  kind: 'number',
})

/** Maps words in the file to values in the database. */
export function choice<Value extends string | number>(words: Record<string, Value>): Cell<Value> {
  const names = Object.keys(words)
  const nameList = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('')
  return {
    read: (cellText) => {
      const name = names.find((word) => wordKey(word) === wordKey(cellText))
      if (name === undefined) throw new CellError(`is not one of: ${nameList}.`)
      return words[name]!
    },
    write: (value) => names.find((name) => words[name] === value) ?? '',
    about: `One of: ${nameList}.`,
    kind: 'choice',
    words: names,
  }
}

/** `Per Sq Yd` is `Per Sq.Yd`; a per cent sign counts. */
const wordKey = (word: string) =>
  plain(word)
    .toLowerCase()
    .replace(/[\s.,_-]/g, '')

export const flag = choice({ yes: 1, no: 0 } as const)

interface ReadNumber {
  whole: number
  /** Digits after the point. */
  decimals: string
  isNegative: boolean
}

interface Signs {
  /** Accepts ₹, Rs or INR before the number, and "/-" after it. */
  isRupees?: boolean
  /** Accepts a per cent sign. */
  isPercent?: boolean
}

function readNumber(cellText: string, what: string, { isRupees, isPercent }: Signs = {}): ReadNumber {
  if (PLAIN_DIGITS.test(cellText)) return { whole: Number(cellText), decimals: '', isNegative: false }
  const typed = plain(cellText)
  // Accounting formats write negative numbers in parentheses, and 0 as a dash.
  const inParentheses = /^\((.+)\)$/.exec(typed)?.[1]
  let bare = inParentheses ?? typed
  if (isRupees) bare = withoutCurrency(bare)
  if (isPercent) bare = bare.replace(/%$/, '')
  bare = bare.trim()
  if (bare === '-') return { whole: 0, decimals: '', isNegative: false }
  const sign = bare.startsWith('-') ? '-' : ''
  const number = decimalIn(bare.slice(sign.length).trim())
  if (number === null || (inParentheses && sign)) throw new CellError(`is not ${what}.`)
  const [digits = '', decimals = ''] = number.split('.')
  // Some people write a point between thousands: 150.000 would become ₹150.
  if (isRupees && decimals.length > MAX_RUPEE_DECIMALS && !typed.endsWith('%'))
    throw new CellError('has more than two decimals. Write 150000, 1,50,000 or 1,50,000.00.')
  return {
    whole: Number(digits),
    decimals: decimals.replace(/0+$/, ''),
    isNegative: sign === '-' || inParentheses !== undefined,
  }
}

function scaled(
  unit: keyof typeof DIGITS,
  about: string,
  { max = MAX_INTEGER, ...signs }: Signs & { max?: number } = {},
): Cell<number> {
  const digits = DIGITS[unit]
  return {
    read: (cellText) => {
      const { whole, decimals, isNegative } = readNumber(cellText, 'a number', signs)
      if (decimals.length > digits) throw new CellError(`has more than ${digits} decimals.`)
      if (isNegative) throw new CellError('is negative.')
      const value = whole * 10 ** digits + Number(decimals.padEnd(digits, '0'))
      if (value > max) throw new CellError('is too large.')
      return value
    },
    write: (value) => {
      const text = String(value).padStart(digits + 1, '0')
      return `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, '')
    },
    about,
    kind: unit === 'paise' ? 'rupees' : 'number',
    unit,
  }
}
