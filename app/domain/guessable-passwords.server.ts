import { dictionary } from '@zxcvbn-ts/language-common'

/** The original product name, even if the firm has renamed the product. */
const PRODUCT = 'Plot Partner'

/** A shorter part of a name would match too many passwords. */
const MIN_LETTERS = 3

/**
 * True for a password that contains a mobile, or whose letters are a name, such as `ravi@123`. An attacker who knows the person or the
 * product tries these first. `words` are names, mobiles and email addresses; an address counts only up to its @.
 */
export function isPersonalPassword(password: string, words: (string | null | undefined)[]): boolean {
  const typed = password.toLowerCase()
  const letters = typed.replace(/[^a-z]/g, '')
  return [PRODUCT, ...words]
    .flatMap((word) => partsOf(word ?? ''))
    .some((part) => (/^\d/.test(part) ? typed.includes(part) : letters === part))
}

/** `Ravi Kumar Teja` → ravi, kumar, teja, ravikumarteja. */
function partsOf(word: string): string[] {
  const [text = ''] = word.trim().toLowerCase().split('@')
  if (/^\d{10}$/.test(text)) return [text]
  const names = text.split(/[^a-z]+/)
  return [...names, names.join('')].filter(({ length }) => length >= MIN_LETTERS)
}

const COUNT = 10_000
/** Shorter passwords fail the length rule. */
const MIN_LENGTH = 6

const common = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= MIN_LENGTH).slice(0, COUNT),
)

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
