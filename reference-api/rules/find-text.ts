/** Characters that end a word. The triggers of migration 0016 split names at the same ones; LIKE's wildcards are among them. */
export const WORD_BREAKS = [...'.,;:/()[]"%_\\-', '\t', '\n', '\r', '\u00a0']

const MAX_WORDS = 6
/** Shorter words are not corrected: one letter more or less makes most of them another name. */
const MIN_CORRECTED_LENGTH = 4

/** One spelling of a text: full-width and composed letters become plain ones, capitals small. */
const foldText = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** The folded words of a text, each once, at most six. */
export function splitWords(text: string): string[] {
  const spaced = [...foldText(text)].map((letter) => (WORD_BREAKS.includes(letter) ? ' ' : letter)).join('')
  return [...new Set(spaced.split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS)
}

/** A code or number as it is compared: folded, without spaces. */
export const foldCode = (text: string) => foldText(text).replace(/\s+/g, '')

export const canBeCorrected = (word: string) => [...word].length >= MIN_CORRECTED_LENGTH

/** One letter is replaced, missing, added, or swapped with the next. Equal words are no typo. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].toSorted((a, b) => a.length - b.length) as [string[], string[]]
  if (long.length - short.length > 1) return false
  const at = short.findIndex((letter, index) => letter !== long[index])
  if (at < 0) return long.length > short.length
  const rest = (letters: string[], from: number) => letters.slice(from).join('')
  if (long.length > short.length) return rest(short, at) === rest(long, at + 1)
  if (rest(short, at + 1) === rest(long, at + 1)) return true
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2)
  )
}

/**
 * Beginnings and ends of which every word one typo away has at least one: a typo leaves one half of the word whole, unless it swaps the two
 * letters in the middle.
 */
export function typoProbes(word: string): { starts: string[]; ends: string[] } {
  const letters = [...word]
  const middle = Math.floor(letters.length / 2)
  const [front, back] = [letters.slice(0, middle), letters.slice(middle)]
  const swapped = [...front.slice(0, -1), back[0], front.at(-1), ...back.slice(1)]
  return { starts: [front.join(''), swapped.join('')], ends: [back.join('')] }
}
