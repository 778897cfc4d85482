import { m } from '~/messages/messages'

/** Abbreviations and codes are no English words. */
const LATIN_WORD = /[a-z]{2}/
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u

/** `en` for words in Latin letters alone, on a page in another language; else undefined, as on every English page (X071). */
export function langOf(text: string): 'en' | undefined {
  if (m.languageCode() === 'en') return undefined
  return LATIN_WORD.test(text) && !OTHER_SCRIPT.test(text) ? 'en' : undefined
}
