import { type FormEvent, useEffect, useRef } from 'react'
import { paths } from '~/paths/paths'
import { TextField, type TextFieldProps } from '~/ui/field/text-field'
import { usePart } from '~/ui/part/use-part'

export interface Suggestion {
  code: string
  name: string
}

const DEBOUNCE_MS = 200

/** A code of another record. Without scripts the field suggests the first records, with scripts those that match the text. */
export function ReferenceField({
  file,
  suggestions,
  ...props
}: Omit<TextFieldProps, 'suggestions'> & { file: string; suggestions: Suggestion[] }) {
  const part = usePart<{ matches: Suggestion[] }>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  function suggest({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) {
    clearTimeout(timer.current)
    const project = form?.elements.namedItem('project')
    const search = { q: value.trim(), project: project instanceof HTMLInputElement ? project.value : '' }
    timer.current = setTimeout(() => part.load(paths.officeSuggestions(file, search)), DEBOUNCE_MS)
  }

  return (
    <TextField
      {...props}
      onInput={suggest}
      suggestions={(part.data?.matches ?? suggestions).map(({ code, name }) => ({
        value: code,
        label: name,
      }))}
    />
  )
}
