import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { m } from '~/messages/messages'
import { showToast } from '~/ui/toast/toast-messages'
import { DRAFT_FIELDS, readStoredDraft } from './stored-draft'

export function useDrafts(draftKey: string) {
  const { key } = useLocation()
  useEffect(() => {
    if (document.querySelector(DRAFT_FIELDS) || readStoredDraft()) void restore(draftKey)
  }, [draftKey, key])
  useEffect(() => {
    // A dialog adds its fields after the page has loaded.
    const loadForField = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(DRAFT_FIELDS)) void loadDraft(draftKey)
    }
    addEventListener('focusin', loadForField)
    return () => removeEventListener('focusin', loadForField)
  }, [draftKey])
}

export async function saveDraft(draftKey: string) {
  if (!document.querySelector(DRAFT_FIELDS)) return
  const draft = await loadDraft(draftKey)
  await draft?.saveDraft(draftKey)
}

async function restore(draftKey: string) {
  const draft = await loadDraft(draftKey)
  if (await draft?.restoreDraft(draftKey)) showToast({ type: 'info', message: m.weRestoredWhatYouTyped() })
}

let loaded: Promise<typeof import('./draft') | null> | null = null

function loadDraft(draftKey: string) {
  loaded ??= import('./draft').then(
    (draft) => {
      draft.trackEdits(draftKey)
      return draft
    },
    () => (loaded = null),
  )
  return loaded
}
