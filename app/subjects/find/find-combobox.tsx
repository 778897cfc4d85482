import { useNavigate } from '@remix-run/react'
import { paths } from '~/paths/paths'
import { Combobox, type ComboboxProps } from '~/ui/combobox/combobox'
import { useSuggestions } from '~/ui/combobox/use-suggestions'
import type { FoundLine } from './found-lines'
import { MIN_FIND_LENGTH, MAX_FIND_LENGTH } from '~/domain/find'

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
