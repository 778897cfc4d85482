/** English is first, because the specification gives the texts in English. */
export const LANGUAGES = ['en', 'hi', 'te'] as const

export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code)

/** Each name is in its own script, so that people find their language on a page in any language (X070). */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', te: 'తెలుగు' }
