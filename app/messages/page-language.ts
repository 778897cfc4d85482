import { m } from './messages'

/** `East`, `East and North`, `East, North and Corner` in the language of the page. */
export const listOf = (names: string[]) => new Intl.ListFormat(m.languageTag()).format(names)

/** Two lower-case letters in a row, because abbreviations and codes in capitals are not English words. */
const LATIN_WORD = /[a-z]{2}/
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u

/** `en` for text with a Latin word and no letter of another script, on a page that is not in English; otherwise undefined (X071). */
export function langOf(text: string): 'en' | undefined {
  if (m.languageCode() === 'en') return undefined
  return LATIN_WORD.test(text) && !OTHER_SCRIPT.test(text) ? 'en' : undefined
}
