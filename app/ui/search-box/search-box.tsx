import { Form, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../button/button'
import { TextField } from '../field/text-field'
import { isWorthSearching } from './is-worth-searching'
import { input, row } from './search-box.css'

export type SearchBoxProps = {
  action: string
  name: string
  label?: string
  /** What is searched for now, from the address. */
  value?: string
  error?: string
  /** The same list without a search. */
  clearTo: string
  /** Filters and tabs that the search keeps. */
  keeps?: Record<string, string>
  /** With a script it searches while typing, from so many characters on; Enter always searches. */
  fromCharacters?: number
}

const PAUSE_MS = 400

export function SearchBox(props: SearchBoxProps) {
  const {
    action,
    name,
    label = 'Search plot number or customer name',
    value = '',
    clearTo,
    keeps = {},
  } = props
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const field = useRef<HTMLInputElement>(null)
  const shownValue = useRef(value)

  function searchSoon({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current)
    if (!props.fromCharacters || !isWorthSearching(field.current?.value ?? '', props.fromCharacters)) return
    timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), PAUSE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // After Clear or Back the box shows what the list shows; never while someone is typing in it.
  useEffect(() => {
    if (shownValue.current === value) return
    shownValue.current = value
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])

  return (
    <Form
      method="get"
      action={action}
      role="search"
      onInput={searchSoon}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {Object.entries(keeps).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <div className={row}>
        <div className={input}>
          <TextField
            name={name}
            label={label}
            type="search"
            defaultValue={value}
            error={props.error}
            clearTo={value ? clearTo : undefined}
            autoComplete="off"
            inputRef={field}
          />
        </div>
        <Button icon="search">Search</Button>
      </div>
    </Form>
  )
}
