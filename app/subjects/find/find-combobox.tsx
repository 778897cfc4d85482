import { useNavigate, useRouteLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { MIN_FIND_LENGTH, MAX_FIND_LENGTH } from '~/domain/find'
import { paths } from '~/paths/paths'
import { Combobox, type ComboboxProps } from '~/ui/combobox/combobox'
import { useSuggestions } from '~/ui/combobox/use-suggestions'
import type { FoundLine } from './found-lines'

type FindComboboxProps = Omit<ComboboxProps, 'name' | 'options' | 'message' | 'onText' | 'onChoose'>

/** A chosen suggestion opens at once; submitting the form searches for the text. */
export function FindCombobox(props: FindComboboxProps) {
  const navigate = useNavigate()
  const { matches, message, onText } = useSuggestions<FoundLine>({
    toUrl: paths.findSuggestions,
    minCharacters: MIN_FIND_LENGTH,
  })
  return (
    <Combobox
      {...props}
      name="q"
      maxLength={MAX_FIND_LENGTH}
      options={(matches ?? []).map(({ label, detail, to }) => ({ value: to, label, detail }))}
      message={message}
      onText={onText}
      onChoose={({ value }) => navigate(value)}
    />
  )
}

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
