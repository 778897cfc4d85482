import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react'
import { Field, type FieldProps, idOf } from './field'
import { control } from './field.css'

/** For react-hook-form: `const { ref, ...events } = register(name)`, then `inputRef={ref} {...events}`. */
export type InputEvents<Element> = {
  inputRef?: Ref<Element>
  onChange?: ChangeEventHandler<Element>
  onBlur?: FocusEventHandler<Element>
}

export type TextFieldProps = FieldProps &
  InputEvents<HTMLInputElement> & {
    type?: 'text' | 'email' | 'tel' | 'date' | 'search'
    defaultValue?: string
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'search'
    autoComplete?: string
    maxLength?: number
  }

export function TextField(props: TextFieldProps) {
  return (
    <Field {...props}>
      {(described) => (
        <input
          {...described}
          className={control}
          id={idOf(props)}
          name={props.name}
          type={props.type ?? 'text'}
          defaultValue={props.defaultValue}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          autoCapitalize={props.type === 'email' ? 'none' : undefined}
          maxLength={props.maxLength}
          ref={props.inputRef}
          onChange={props.onChange}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  )
}
