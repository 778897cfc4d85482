/** Where a tab keeps what was typed in it when the session ended. */
export const KEPT_TEXT = 'typed-text'

export function hasKeptText(): boolean {
  try {
    return sessionStorage.getItem(KEPT_TEXT) !== null
  } catch {
    return false
  }
}

export function forgetKeptText(): void {
  try {
    sessionStorage.removeItem(KEPT_TEXT)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
