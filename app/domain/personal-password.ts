/** The product's own name, also if the firm renames it. */
const PRODUCT = 'Plot Partner'

/** Shorter parts of a name are in too many passwords. */
const MIN_LETTERS = 3

/**
 * A password that an attacker who knows the person or the product tries first. `words` are names, mobiles and the first parts of
 * e-mail addresses. The password may hold no mobile, and be no name with digits and signs around or between: `ravi@123`.
 */
export function isPersonalPassword(password: string, words: (string | null)[]): boolean {
  const typed = password.toLowerCase()
  const letters = typed.replace(/[^a-z]/g, '')
  return [PRODUCT, ...words]
    .flatMap((word) => partsOf(word ?? ''))
    .some((part) => (/^\d/.test(part) ? typed.includes(part) : letters === part))
}

/** `Ravi Kumar Teja` → ravi, kumar, teja, ravikumarteja. */
function partsOf(word: string): string[] {
  const text = word.trim().toLowerCase()
  if (/^\d{10}$/.test(text)) return [text]
  const names = text.split(/[^a-z]+/)
  return [...names, names.join('')].filter(({ length }) => length >= MIN_LETTERS)
}
