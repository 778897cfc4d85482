import { Fragment } from 'react'
import { m } from '~/messages/messages'
import { ClearLink, describe, FieldError, FieldHint, type FieldProps, idOf } from './field'
import * as styles from './field.css'
import type { Option } from './select-field'
import type { InputEvents } from './text-field'

type RadioOption = Option & {
  /** Language of the label if it differs from the page's. */
  lang?: string
}

export type RadioListProps = FieldProps &
  InputEvents<HTMLInputElement> & {
    options: RadioOption[]
    defaultValue?: string
    /** Adds a first choice with this label and an empty value, if there are options. Text browsers check the first choice by default. */
    allLabel?: string
    /** A text such as "No Associates Found", shown if there are no options. */
    emptyText?: string
  }

/** The first choice has the id of the field, so that links from errors lead to it. A long list scrolls. */
export function RadioList(props: RadioListProps) {
  const { name, label, hint, error, isOptional, clearTo, allLabel, emptyText } = props
  const hasAllOption = allLabel !== undefined && props.options.length > 0
  const options: RadioOption[] = hasAllOption
    ? [{ value: '', label: allLabel }, ...props.options]
    : props.options
  const id = idOf(props)
  return (
    <fieldset className={styles.field} {...describe(props)}>
      <legend className={clearTo ? styles.labelBeforeClear : styles.label}>
        {label}
        {isOptional && ` ${m.optional()}`}
      </legend>
      {clearTo && <ClearLink to={clearTo} section={label} />}
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {options.length === 0 && emptyText && <p className={styles.hint}>{emptyText}</p>}
      <div className={styles.options}>
        {options.map((option, index) => (
          <Fragment key={option.value}>
            <label className={styles.option}>
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={option.value}
                defaultChecked={option.value === props.defaultValue}
                ref={props.inputRef}
                onChange={props.onChange}
                onBlur={props.onBlur}
              />
              {/* Space and label are one text: React would put a comment between two texts. */}
              {option.lang ? <span lang={option.lang}>{` ${option.label}`}</span> : ` ${option.label}`}
            </label>{' '}
          </Fragment>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
