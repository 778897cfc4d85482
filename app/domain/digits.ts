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
