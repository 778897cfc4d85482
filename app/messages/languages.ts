/** Of the screens; English first, whose strings are those of the specification. */
export const LANGUAGES = ['en', 'hi', 'te'] as const

export type Language = (typeof LANGUAGES)[number]

export const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code)

/** Each in its own script, so that its readers find it whatever the page's language (X070). */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', te: 'తెలుగు' }
