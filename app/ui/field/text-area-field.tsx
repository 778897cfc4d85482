import { Field, type FieldProps, idOf } from './field'
import { control } from './field.css'
import type { InputEvents } from './text-field'

type TextAreaFieldProps = FieldProps &
  InputEvents<HTMLTextAreaElement> & {
    defaultValue?: string
    rows?: number
    maxLength?: number
    autoComplete?: string
  }

export function TextAreaField(props: TextAreaFieldProps) {
  return (
    <Field {...props}>
      {(described) => (
        <textarea
          {...described}
          className={control}
          id={idOf(props)}
          name={props.name}
          rows={props.rows ?? 3}
          defaultValue={props.defaultValue}
          maxLength={props.maxLength}
          autoComplete={props.autoComplete}
          ref={props.inputRef}
          onChange={props.onChange}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  )
}
