import { Field, type FieldProps, idOf } from './field'
import { control } from './field.css'
import type { InputEvents } from './text-field'

export type FileFieldProps = FieldProps &
  InputEvents<HTMLInputElement> & {
    /** Media types, such as `image/png,image/jpeg`. */
    accept: string
    isMultiple?: boolean
  }

export function FileField(props: FileFieldProps) {
  return (
    <Field {...props}>
      {(described) => (
        <input
          {...described}
          className={control}
          id={idOf(props)}
          name={props.name}
          type="file"
          accept={props.accept}
          multiple={props.isMultiple}
          ref={props.inputRef}
          onChange={props.onChange}
          onBlur={props.onBlur}
        />
      )}
    </Field>
  )
}
