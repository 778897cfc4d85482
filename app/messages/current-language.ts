import type { Language } from './languages'

let readLanguage: () => Language = () => 'en'

/** English outside of requests, for example in logs and background work. */
export const currentLanguage = (): Language => readLanguage()

export function readLanguageWith(reader: () => Language) {
  readLanguage = reader
}
