/** Enough letters to search by, or none, which shows the whole list again. */
export function isWorthSearching(text: string, fromCharacters: number): boolean {
  const length = [...text.trim()].length
  return length === 0 || length >= fromCharacters
}
