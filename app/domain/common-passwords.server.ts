import { dictionary } from '@zxcvbn-ts/language-common'

const COUNT = 10_000
/** Shorter ones break the rules anyway. */
const MIN_LENGTH = 6

/** The most common first, all in lower case. */
const common = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= MIN_LENGTH).slice(0, COUNT),
)

/** One of the 10,000 that are guessed first, however its letters are written. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
