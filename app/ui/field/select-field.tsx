import { type ChangeEventHandler, useEffect, useRef } from 'react'
import { Field, type FieldProps, idOf } from './field'
import { control } from './field.css'

export type Option = { value: string; label: string }

type SelectFieldProps = FieldProps & {
  options: Option[]
  defaultValue?: string
  /** First option, with an empty value. */
  placeholder?: string
  onChange?: ChangeEventHandler<HTMLSelectElement>
}

export function SelectField(props: SelectFieldProps) {
  const select = useChangedDefault(props.defaultValue)
  return (
    <Field {...props}>
      {(described) => (
        <select
          {...described}
          className={control}
          id={idOf(props)}
          name={props.name}
          defaultValue={props.defaultValue}
          ref={select}
          onChange={props.onChange}
        >
          {props.placeholder && <option value="">{props.placeholder}</option>}
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Applies a changed default value: React ignores it in an existing select, and a new select would not have the focus. */
function useChangedDefault(value = '') {
  const select = useRef<HTMLSelectElement>(null)
  const appliedDefault = useRef(value)
  useEffect(() => {
    if (select.current && appliedDefault.current !== value) choose(select.current, value)
    appliedDefault.current = value
  }, [value])
  return select
}

/** Sets the default too, because a reset of the form returns to it. */
function choose(select: HTMLSelectElement, value: string) {
  for (const option of select.options) option.defaultSelected = option.value === value
  select.value = value
  if (select.selectedIndex < 0) select.selectedIndex = 0
}
