import type { ChangeEventHandler, FocusEventHandler, FormEventHandler, KeyboardEvent, Ref } from 'react'
import { Field, type FieldProps, idOf } from './field'
import { control } from './field.css'
import type { Option } from './select-field'

/** For react-hook-form: `const { ref, ...events } = register(name)`, then `inputRef={ref} {...events}`. */
export type InputEvents<Element> = {
  inputRef?: Ref<Element>
  onChange?: ChangeEventHandler<Element>
  onBlur?: FocusEventHandler<Element>
}

export type TextFieldProps = FieldProps &
  InputEvents<HTMLInputElement> & {
    type?: 'text' | 'email' | 'date' | 'search'
    defaultValue?: string
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search'
    autoComplete?: string
    maxLength?: number
    /** Shown but not submitted. */
    isDisabled?: boolean
    isDigitsOnly?: boolean
    /** True if the character may be typed at the position. Positions count from 0. */
    allowsKey?: (key: string, position: number) => boolean
    isReadOnly?: boolean
    /** Values to choose from; any other can be typed. */
    suggestions?: Option[]
    onInput?: FormEventHandler<HTMLInputElement>
  }

export function TextField(props: TextFieldProps) {
  return (
    <Field {...props}>
      {(described) => (
        <>
          <input
            {...described}
            className={control}
            id={idOf(props)}
            name={props.name}
            list={props.suggestions && `${idOf(props)}-list`}
            onInput={props.onInput}
            type={props.type ?? 'text'}
            defaultValue={props.defaultValue}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete}
            autoCapitalize={props.type === 'email' ? 'none' : undefined}
            maxLength={props.maxLength}
            disabled={props.isDisabled}
            readOnly={props.isReadOnly}
            onKeyDown={props.isDigitsOnly ? blockNonDigits : props.allowsKey && blockUnless(props.allowsKey)}
            ref={props.inputRef}
            onChange={props.onChange}
            onBlur={props.onBlur}
          />
          {props.suggestions && (
            <datalist id={`${idOf(props)}-list`}>
              {props.suggestions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

/** Blocks keys of characters that are not allowed. Shortcuts and paste still work. */
function blockUnless(allowsKey: (key: string, position: number) => boolean) {
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const isCharacter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey
    if (isCharacter && !allowsKey(key, event.currentTarget.selectionStart ?? 0)) event.preventDefault()
  }
}

export const blockNonDigits = blockUnless((key) => /\p{Nd}/u.test(key))
