const STORAGE_KEY = 'draft'

export const DRAFT_FIELDS = 'main form:not([role=search]) :is(input,textarea,select)[name]'

export function readStoredDraft(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export function storeDraft(encrypted: string) {
  sessionStorage.setItem(STORAGE_KEY, encrypted)
}

export function deleteDraft() {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is forbidden, so there is no draft.
  }
}
