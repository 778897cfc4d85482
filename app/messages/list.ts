import { m } from '~/messages/messages'

/** `East`, `East and North`, `East, North and Corner` in the language of the page. */
export const listOf = (names: string[]) => new Intl.ListFormat(m.languageTag()).format(names)
