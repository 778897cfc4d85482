import { graphemesOf } from './graphemes'

/** `Ravi Kumar Teja` → `RKT` (M055). */
export function initials(name: string): string {
  return wordsIn(name)
    .map((word) => firstGrapheme(word).toLocaleUpperCase('en-IN'))
    .join('')
}

export function initial(name: string): string {
  return firstGrapheme(name.trim()).toLocaleUpperCase('en-IN')
}

/** Truncates with an ellipsis; counts graphemes, because an Indic vowel sign is not a separate letter (M163). */
export function shorten(name: string, maxLetters: number): string {
  const letters: string[] = []
  for (const letter of graphemesOf(name)) {
    if (letters.length === maxLetters) return `${letters.join('').trimEnd()}…`
    letters.push(letter)
  }
  return name
}

function wordsIn(name: string): string[] {
  return name.trim().split(/\s+/).filter(Boolean)
}

function firstGrapheme(word: string): string {
  return graphemesOf(word).next().value ?? ''
}
