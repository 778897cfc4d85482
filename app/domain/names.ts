const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** First letter of each word of the name: `Ravi Kumar Teja` → `RKT` (checklist M055). */
export function initials(name: string): string {
  return words(name)
    .map((word) => firstGrapheme(word).toLocaleUpperCase('en-IN'))
    .join('')
}

/** The first letter of a name, which stands for a project on its card (checklist M221). */
export function initial(name: string): string {
  return firstGrapheme(name.trim()).toLocaleUpperCase('en-IN')
}

/** Cut to `length` letters plus an ellipsis, only when longer; a letter with its vowel signs counts once (M163). */
export function shorten(name: string, length: number): string {
  const letters = [...graphemes.segment(name)].map(({ segment }) => segment)
  return letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : name
}

function words(name: string): string[] {
  return name.trim().split(/\s+/).filter(Boolean)
}

function firstGrapheme(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}
