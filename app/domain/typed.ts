/** Zeros of scripts that are used in India. In Unicode, the other nine digits follow the zero. */
const ZEROS = '०০੦૦୦௦౦೦൦٠۰᱐꯰'

const LATIN = new Map(
  [...ZEROS].flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [
      String.fromCharCode(zero.charCodeAt(0) + digit),
      String(digit),
    ]),
  ) as [string, string][],
)

/** `१२/A` → `12/A`. */
const latinDigits = (text: string) => text.replace(/\p{Nd}/gu, (digit) => LATIN.get(digit) ?? digit)

const INVISIBLE = /[\p{Cf}\p{Cc}]+/gu
/** Full-width forms, as keyboards of East Asia type them. Fractions and Roman numerals stay: `12½` is not `121⁄2`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const DASH = /[\p{Pd}\u2212]/gu
/** Most numbers are typed like this and need no change. */
const IS_PLAIN = /^[\w/.+-]*$/

/**
 * Reads a typed, pasted or imported number, amount or date: in Latin digits, with `-` for every dash, single blanks, and nothing invisible.
 * Not for names, in which invisible characters join letters.
 */
export function plain(text: string): string {
  if (IS_PLAIN.test(text)) return text
  const narrow = oneLine(text)
    .normalize('NFC')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
  return latinDigits(narrow.replace(INVISIBLE, '').replace(DASH, '-')).trim()
}

/** Two numbers of plots, bookings, receipts or bills with the same key are the same number to a person (X101). */
export const numberKey = (number: string) => plain(number).replace(/\s/g, '').toUpperCase()

/** A name is one line, whatever a spreadsheet or an upstream has in it (X104). */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Shows invisible characters, for messages about a text that looks right. */
export const withVisibleMarks = (text: string) =>
  text.replace(
    /[\p{Cf}\p{Cc}\u00a0]/gu,
    (mark) => `<U+${mark.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`,
  )

/** The ten digits of an Indian number, in any usual spelling (X100): +91, 91, 0, +91 0, 00 91, blanks, dashes; null for any other text. */
export function indianNumber(written: string): string | null {
  return /^(?:(?:\+|00)?91)?0?([1-9]\d{9})$/.exec(plain(written).replace(/[\s'().-]/g, ''))?.[1] ?? null
}

/** As `indianNumber`, for mobiles only: their first digit is 6 to 9. */
export function indianMobile(written: string): string | null {
  const digits = indianNumber(written)
  return digits && digits >= '6' ? digits : null
}

/** Grouping as in India or by thousands. Not `12,50`, which may mean twelve and a half. */
const GROUPED = /^(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d+)?$/

/** `1,25,000.50` → `125000.50`; null for any other text. */
export const decimalIn = (text: string) => (GROUPED.test(text) ? text.replaceAll(',', '') : null)

/** Without ₹, Rs or INR before the number, and "/-" after it. */
export const withoutCurrency = (text: string) =>
  text
    .replace(/^(-?)\s*(₹|rs\.?|inr)/i, '$1')
    .replace(/\/-$/, '')
    .trim()

/** `₹ 1,25,000.50` or `Rs. १२५०००.५०/-` → `125000.50`; null for any other text. */
export const rupeesIn = (text: string) => decimalIn(withoutCurrency(plain(text)))
