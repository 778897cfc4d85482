import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { m } from '~/messages/messages'
import { Field, type FieldProps, idOf } from '../field/field'
import { control } from '../field/field.css'
import { VisuallyHidden } from '../text/text'
import * as styles from './combobox.css'

type ComboboxOption = { value: string; label: string; detail?: string }

export type ComboboxProps = FieldProps & {
  defaultValue?: string
  placeholder?: string
  maxLength?: number
  options: ComboboxOption[]
  groupLabel?: string
  /** Shown if there are no options, for example while they load or if none were found. */
  message?: string
  /** For a page whose only task is this search. */
  hasFocus?: boolean
  onText: (text: string) => void
  onChoose: (option: ComboboxOption) => void
}

/** A search field with suggestions. Without scripts it is a plain field. Enter without an active suggestion submits the form. */
export function Combobox({ options, groupLabel, message, onText, onChoose, ...props }: ComboboxProps) {
  const isHydrated = useHydrated()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const activeOption = isOpen ? options[active] : undefined
  const isListed = isOpen && options.length > 0

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setActive(-1)
    setIsOpen(true)
    onText(currentTarget.value)
  }

  function choose(option: ComboboxOption) {
    setIsOpen(false)
    setActive(-1)
    onChoose(option)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While a person composes a character, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setIsOpen(false)
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault()
      choose(activeOption)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      setActive(movedTo(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    }
  }

  useEffect(() => {
    if (active >= 0) box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // Until hydration, screen readers announce a plain field.
  const comboboxAttributes = isHydrated
    ? ({
        role: 'combobox',
        'aria-expanded': isListed,
        'aria-controls': isListed ? listId : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeOption && `${listId}-${active}`,
      } as const)
    : {}

  return (
    <div className={styles.box} ref={box} onBlur={() => setIsOpen(false)}>
      <Field {...props}>
        {(described) => (
          <input
            {...described}
            {...comboboxAttributes}
            className={control}
            id={idOf(props)}
            name={props.name}
            type="search"
            defaultValue={props.defaultValue}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other task
            autoFocus={props.hasFocus}
            autoComplete="off"
            spellCheck={false}
            onChange={change}
            onFocus={({ currentTarget }) => onText(currentTarget.value)}
            onClick={() => setIsOpen(true)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {isOpen && (options.length > 0 || message) && (
        // Keeps the focus in the field, because a blur closes the list.
        <div className={styles.popup} role="presentation" onMouseDown={(event) => event.preventDefault()}>
          {groupLabel && options.length > 0 && <p className={styles.group}>{groupLabel}</p>}
          {message && options.length === 0 && <p className={styles.option}>{message}</p>}
          {options.length > 0 && (
            <ul className={styles.list} role="listbox" id={listId} aria-label={groupLabel ?? m.suggestions()}>
              {options.map((option, index) => (
                <li
                  key={option.value}
                  role="option"
                  id={`${listId}-${index}`}
                  className={styles.option}
                  aria-selected={index === active}
                  onClick={() => choose(option)}
                >
                  {option.label}
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div role="status">
        <VisuallyHidden>{isOpen ? announcement(options.length, message) : ''}</VisuallyHidden>
      </div>
    </div>
  )
}

function announcement(count: number, message: string | undefined): string {
  if (count === 0) return message ?? ''
  return m.suggestionCount({ count })
}

/** Returns the index after an arrow key, and wraps around at both ends. Index -1 means that nothing is selected. */
export function movedTo(from: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (from < 0) return step === 1 ? 0 : count - 1
  return (from + step + count) % count
}
