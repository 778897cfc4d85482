/** The original product name, even if the firm has renamed the product. */
const PRODUCT = 'Plot Partner'

/** Shorter parts of a name are in too many passwords. */
const MIN_LETTERS = 3

/**
 * An attacker who knows the person or the product tries these passwords first: those that contain a mobile, and names with digits and
 * signs added, such as `ravi@123`. `words` are names, mobiles and email addresses, of which only the part before the @ counts.
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
