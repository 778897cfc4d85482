import { Field, type FieldProps, idOf } from './field'
import { control } from './field.css'
import type { InputEvents } from './text-field'

export type Option = { value: string; label: string }

type SelectFieldProps = FieldProps &
  InputEvents<HTMLSelectElement> & {
    options: Option[]
    defaultValue?: string
    /** First option, with an empty value. */
    placeholder?: string
  }

export function SelectField(props: SelectFieldProps) {
  return (
    <Field {...props}>
      {(described) => (
        <select
          {...described}
          // React does not apply a changed default value to a select.
          key={props.defaultValue}
          className={control}
          id={idOf(props)}
          name={props.name}
          defaultValue={props.defaultValue}
          ref={props.inputRef}
          onChange={props.onChange}
          onBlur={props.onBlur}
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
