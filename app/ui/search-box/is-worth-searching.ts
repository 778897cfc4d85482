/** True for a text that is long enough, and for an empty one, which resets the list. */
export function isWorthSearching(text: string, minCharacters: number): boolean {
  const length = [...text.trim()].length
  return length === 0 || length >= minCharacters
}
