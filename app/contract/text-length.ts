/** In UTF-16 units. Work on a text grows with its length, so no longer text passes the contract. */
export const MAX_LENGTH = {
  /** Names, numbers and words. */
  text: 200,
  /** Messages, questions, notes and postal addresses. */
  longText: 10_000,
  url: 2_000,
  /** Tokens; a longer one does not fit into a cookie. */
  token: 8_000,
  id: 200,
  /** Amounts, counts and dates. */
  number: 40,
} as const

/** Does not end within a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  return text.length > maxLength ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '') : text
}
