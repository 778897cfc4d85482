import type { Language } from './languages'

/** A text in every language, in ICU MessageFormat. */
export interface Text extends Record<Language, string> {
  /** Languages in which somebody who speaks them has read it on its screen. */
  reviewed?: readonly Language[]
}

export type Texts = Record<string, Text>
