import type { Language } from './languages'

let read: () => Language = () => 'en'

/** Of the request that is being answered; English outside of one, as in logs and background work. */
export const currentLanguage = (): Language => read()

/** Servers answer several requests at once, so they bring their own way to know. */
export function readLanguageWith(reader: () => Language) {
  read = reader
}
