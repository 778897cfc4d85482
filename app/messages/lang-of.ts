import { m } from '~/messages/messages'

/** Needs small letters, because abbreviations and codes are not English words. */
const LATIN_WORD = /[a-z]{2}/
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u

/** `en` for text in Latin letters on a page in another language; otherwise undefined (X071). */
export function langOf(text: string): 'en' | undefined {
  if (m.languageCode() === 'en') return undefined
  return LATIN_WORD.test(text) && !OTHER_SCRIPT.test(text) ? 'en' : undefined
}
