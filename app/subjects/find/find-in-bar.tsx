import { useRouteLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { FindCombobox } from './find-combobox'

const ID = 'find-box'

interface RootData {
  preferences?: { findShortcut: string }
}

/**
 * The search field of the top bar. The key `/` focuses the field (X041), unless the settings turn the key off. The key does nothing while
 * a control has the focus, because a person may type `/` there or press it by mistake.
 */
export function FindInBar({ label }: { label: string }) {
  const hasShortcut = useRouteLoaderData<RootData>('root')?.preferences?.findShortcut !== 'off'
  useEffect(() => {
    if (!hasShortcut) return
    function focusField(event: KeyboardEvent) {
      const isOnControl =
        event.target instanceof Element && event.target.closest('a,button,input,select,summary,textarea')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isOnControl) return
      const field = document.getElementById(ID)
      // offsetParent is null while the field is hidden.
      if (!field?.offsetParent) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', focusField)
    return () => document.removeEventListener('keydown', focusField)
  }, [hasShortcut])
  return <FindCombobox id={ID} label={label} isLabelHidden placeholder={label} />
}
