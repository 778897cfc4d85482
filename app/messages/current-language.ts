import type { Language } from './languages'

let read: () => Language = () => 'en'

/** Of the current request. English outside of requests, such as in logs and background work. */
export const currentLanguage = (): Language => read()

/** Servers set a reader, because they handle several requests at once. */
export function readLanguageWith(reader: () => Language) {
  read = reader
}
