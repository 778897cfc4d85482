import { numberKey } from '../../app/domain/typed'

/** Characters that end a word, also in the triggers of `find-words.ts`. They include the wildcards of LIKE. */
export const WORD_BREAKS = [...'.,;:/()[]"%_\\-', '\t', '\n', '\r', '\u00a0']

const MAX_WORDS = 6
/** Shorter words are not corrected, because most of them are one letter away from another name. */
const MIN_CORRECTED_LENGTH = 4

const normalized = (text: string) => text.normalize('NFKC').trim()

/** Returns the first six distinct words of a text, in lower case. */
export function splitWords(text: string): string[] {
  const spaced = [...normalized(text).toLowerCase()]
    .map((letter) => (WORD_BREAKS.includes(letter) ? ' ' : letter))
    .join('')
  return [...new Set(spaced.split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS)
}

/** As the indexes of the database fold numbers. */
export const foldCode = (text: string) => lowerAscii(numberKey(text))

export const canBeCorrected = (word: string) => [...word].length >= MIN_CORRECTED_LENGTH

/** A typo replaces, omits or adds one letter, or swaps two neighbours. False for equal words. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].toSorted((a, b) => a.length - b.length) as [string[], string[]]
  if (long.length - short.length > 1) return false
  const typoIndex = short.findIndex((letter, index) => letter !== long[index])
  if (typoIndex < 0) return long.length > short.length
  const lettersFrom = (letters: string[], from: number) => letters.slice(from).join('')
  if (long.length > short.length) return lettersFrom(short, typoIndex) === lettersFrom(long, typoIndex + 1)
  const next = typoIndex + 1
  if (lettersFrom(short, next) === lettersFrom(long, next)) return true
  const areSwapped = short[typoIndex] === long[next] && short[next] === long[typoIndex]
  return areSwapped && lettersFrom(short, next + 1) === lettersFrom(long, next + 1)
}

/**
 * Each word that is one typo away begins or ends with one of these probes: a typo leaves half of a word unchanged, or swaps the middle
 * letters.
 */
export function typoProbes(word: string): { starts: string[]; ends: string[] } {
  const letters = [...word]
  const middle = Math.floor(letters.length / 2)
  const [front, back] = [letters.slice(0, middle), letters.slice(middle)]
  const swapped = [...front.slice(0, -1), back[0], front.at(-1), ...back.slice(1)]
  return { starts: [front.join(''), swapped.join('')], ends: [back.join('')] }
}

/** Changes A to Z only, like `lower()` of SQLite and of PostgreSQL in the locale "C". All text columns have this locale. */
export const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
