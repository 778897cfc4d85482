import { randomInt } from 'node:crypto'

/** Without characters that are mistaken for each other when somebody reads them out. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12

export const randomPassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
