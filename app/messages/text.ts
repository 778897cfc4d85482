import type { Language } from './languages'

/** Each text is in ICU MessageFormat. */
export interface Text extends Record<Language, string> {
  /** Languages in which a speaker has reviewed this text on its screen. */
  reviewed?: readonly Language[]
}

export type Texts = Record<string, Text>
