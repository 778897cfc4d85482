import type { Language } from './languages'

/** ICU MessageFormat. */
export interface Text extends Record<Language, string> {
  /** Languages whose text a speaker has read on its screen. */
  reviewed?: readonly Language[]
}

export type Texts = Record<string, Text>
