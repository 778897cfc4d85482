import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { hidden } from '~/ui/styles/shared.css'
import { hiddenParts, RichText, UpstreamText } from '../text/text'
import { TO_HEADING } from '../frame/focus'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import * as styles from './field.css'

/** If `id` is missing, `name` is also the id of the field. The error summary links to the element with the id `name`. */
export type FieldProps = {
  name: string
  /** Required if several fields of a page have the same name. */
  id?: string
  label: string
  /** True if only screen readers get the label, because the context shows the purpose. */
  isLabelHidden?: boolean
  hint?: string
  error?: string
  isOptional?: boolean
  /** Address of the same page without the value of this field. */
  clearTo?: string
}

type Described = { 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Shows label, Clear link, hint, control and error, in this order. Hint and error describe the control. */
export function Field(props: FieldProps & { children: (described: Described) => ReactNode }) {
  const { label, isLabelHidden, hint, error, isOptional, clearTo, children } = props
  const id = idOf(props)
  const visibleLabelClass = clearTo ? styles.labelBeforeClear : styles.label
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? hidden : visibleLabelClass} htmlFor={id}>
        <UpstreamText>{label}</UpstreamText>
        {isOptional && ` ${m.optional()}`}
      </label>
      {clearTo && <ClearLink to={clearTo} section={label} />}
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {children(describe(props))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

export const idOf = ({ id, name }: FieldProps) => id ?? name

export function describe(props: FieldProps): Described {
  const { hint, error } = props
  const id = idOf(props)
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return { 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error ? true : undefined }
}

export function FieldHint({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.hint} id={`${id}-hint`}>
      <UpstreamText>{children}</UpstreamText>
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="alert" />
      <UpstreamText>{children}</UpstreamText>
    </p>
  )
}

export function ClearLink({ to, section }: { to: string; section: string }) {
  return (
    <>
      {' '}
      <Link className={styles.clear} to={to} state={TO_HEADING} preventScrollReset>
        <RichText text={m.clearSection({ section })} parts={hiddenParts} />
      </Link>
    </>
  )
}
