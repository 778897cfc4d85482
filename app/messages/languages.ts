/** English is first, because the specification gives the texts in English. */
export const LANGUAGES = ['en', 'hi', 'te'] as const

export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code)

/** Each name is in its own script, so that people find their language on a page in any language (X070). */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', te: 'తెలుగు' }

/** Each text is in ICU MessageFormat. */
export interface Text extends Record<Language, string> {
  /** Languages in which a speaker has reviewed this text on its screen. */
  reviewed?: readonly Language[]
}

export type Texts = Record<string, Text>

let readLanguage: () => Language = () => 'en'

/** English outside of requests, for example in logs and background work. */
export const currentLanguage = (): Language => readLanguage()

export function readLanguageWith(reader: () => Language) {
  readLanguage = reader
}
