import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { m } from '~/messages/messages'
import { Button } from '../button/button'
import { TextField } from '../field/text-field'
import { input, row } from './search-box.css'

type SearchBoxProps = {
  action: string
  name: string
  label?: string
  value?: string
  error?: string
  /** Address without the search. */
  clearTo: string
  /** The other parameters of the address. */
  hiddenFields?: Record<string, string>
  /** Minimum length for a search while typing. By default, typing does not search. Enter and the button always search. */
  minCharacters?: number
}

const DEBOUNCE_MS = 400
const SCHEDULED_SEARCH = 'scheduled search'

export function SearchBox(props: SearchBoxProps) {
  const { action, name, label = m.searchPlotOrCustomer(), value = '', clearTo, hiddenFields = {} } = props
  const submit = useSubmit()
  const { location } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const field = useRef<HTMLInputElement>(null)
  const shownValue = useRef(value)

  function scheduleSearch({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current)
    if (!props.minCharacters || !isWorthSearching(field.current?.value ?? '', props.minCharacters)) return
    timer.current = setTimeout(
      () =>
        form.isConnected &&
        submit(form, { replace: true, preventScrollReset: true, state: SCHEDULED_SEARCH }),
      DEBOUNCE_MS,
    )
  }

  // A press of a button or a link cancels the scheduled search. A scheduled search does not cancel the next one, because React may run this
  // effect after a person has typed again.
  useEffect(() => {
    if (location && location.state !== SCHEDULED_SEARCH) clearTimeout(timer.current)
  }, [location])

  // Shows the current search after Clear or Back, but does not change the field while it has the focus.
  useEffect(() => {
    if (shownValue.current === value) return
    shownValue.current = value
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])

  return (
    <Form method="get" action={action} role="search" onInput={scheduleSearch}>
      {Object.entries(hiddenFields).map(([key, hiddenValue]) => (
        <input key={key} type="hidden" name={key} value={hiddenValue} />
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
        <Button icon="search">{m.search()}</Button>
      </div>
    </Form>
  )
}

/** True for a text that is long enough, and for an empty one, which resets the list. */
export function isWorthSearching(text: string, minCharacters: number): boolean {
  const length = [...text.trim()].length
  return length === 0 || length >= minCharacters
}
