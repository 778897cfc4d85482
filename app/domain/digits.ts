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
export const latinDigits = (text: string) => text.replace(/\p{Nd}/gu, (digit) => LATIN.get(digit) ?? digit)

/** The ten digits of an Indian number, written with or without +91, 0091, 91 or 0, spaces and punctuation; null for any other text. */
export function indianNumber(written: string): string | null {
  return /^(?:(?:\+|00)?91|0)?([1-9]\d{9})$/.exec(written.replace(/[\s'().-]/g, ''))?.[1] ?? null
}

/** As `indianNumber`, for mobiles only: their first digit is 6 to 9. */
export function indianMobile(written: string): string | null {
  const digits = indianNumber(written)
  return digits && digits >= '6' ? digits : null
}
