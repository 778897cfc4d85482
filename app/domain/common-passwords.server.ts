import { dictionary } from '@zxcvbn-ts/language-common'

const COUNT = 10_000
/** Shorter passwords fail the length rule. */
const MIN_LENGTH = 6

const common = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= MIN_LENGTH).slice(0, COUNT),
)

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
