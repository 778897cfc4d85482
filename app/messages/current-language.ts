import type { Language } from './languages'

let read: () => Language = () => 'en'

/** English outside of requests, for example in logs and background work. */
export const currentLanguage = (): Language => read()

export function readLanguageWith(reader: () => Language) {
  read = reader
}
