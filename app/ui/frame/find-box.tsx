import { Form, Link, useLocation } from '@remix-run/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import * as styles from './find-box.css'

type Field = ComponentType<{
  id: string
  label: string
  isLabelHidden: boolean
  placeholder: string
}>

export interface FindBoxProps {
  to: string
  /** The field with suggestions, loaded where the box is displayed. */
  loadField: () => Promise<Field>
}

const NAME = 'Find'

/** A search box on wide screens, where `/` focuses it; a link to its page on others. */
export function FindBox({ to, loadField }: FindBoxProps) {
  const { key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const field = useField(form, loadField)
  useEffect(() => {
    function focusBox(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      // A box that is not displayed has no parent to be placed in.
      if (!form.current?.offsetParent) return
      event.preventDefault()
      form.current.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', focusBox)
    return () => document.removeEventListener('keydown', focusBox)
  }, [])
  return (
    <>
      <Link to={to} className={styles.link}>
        <Icon name="search" />
        <VisuallyHidden>{NAME}</VisuallyHidden>
      </Link>{' '}
      <Form ref={form} action={to} role="search" aria-label={NAME} className={styles.form}>
        {field ? (
          <field.Field key={key} id="find-box" label={NAME} isLabelHidden placeholder={NAME} />
        ) : (
          <input
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            name="q"
            aria-label={NAME}
            placeholder={NAME}
            maxLength={100}
            className={styles.input}
          />
        )}
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          <VisuallyHidden>{NAME}</VisuallyHidden>
        </button>
      </Form>{' '}
    </>
  )
}

/** The field with suggestions, once it is loaded and the plain one is empty and left. */
function useField(form: React.RefObject<HTMLFormElement>, loadField: () => Promise<Field>) {
  const [field, setField] = useState<{ Field: Field } | null>(null)
  useEffect(() => {
    const input = form.current?.offsetParent && form.current.querySelector('input')
    if (!input) return
    let isGone = false
    // Without a connection the plain field stays.
    void loadField().then(
      (Field) => {
        const replace = () => {
          if (!isGone && document.activeElement !== input && input.value === '') setField({ Field })
        }
        input.addEventListener('blur', replace)
        replace()
      },
      () => null,
    )
    return () => void (isGone = true)
  }, [form, loadField])
  return field
}
