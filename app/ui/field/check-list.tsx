import type { ReactNode } from 'react'
import { describe, FieldError, FieldHint, type FieldProps, idOf } from './field'
import * as styles from './field.css'

type CheckListProps = Pick<FieldProps, 'name' | 'id' | 'label' | 'hint' | 'error'> & {
  options: { value: string; label: ReactNode; isDisabled?: boolean }[]
  chosen: string[]
}

/** Any number of choices. The first has the id of the field, so that links from errors lead to it. */
export function CheckList(props: CheckListProps) {
  const { name, label, hint, error, options, chosen } = props
  const id = idOf(props)
  return (
    <fieldset className={styles.field} {...describe(props)}>
      <legend className={styles.label}>{label}</legend>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              disabled={option.isDisabled}
            />{' '}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
