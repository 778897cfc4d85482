import { Form, useLocation } from '@remix-run/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { m } from '~/messages/messages'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { VisuallyHidden } from '../text/text'
import * as styles from './find-box.css'

export interface FindBoxProps {
  to: string
  /** Loads a field with suggestions, which replaces the plain field. Not called while the box is hidden. */
  loadField: () => Promise<ComponentType<{ label: string }>>
}

/** A search box on wide screens; on other screens, a link to the search page. */
export function FindBox({ to, loadField }: FindBoxProps) {
  const { key } = useLocation()
  const plain = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<{ Field: ComponentType<{ label: string }> }>()
  useEffect(() => {
    const input = plain.current
    // offsetParent is null while the box is hidden.
    if (!input?.offsetParent) return
    loadField().then(
      (Field) => {
        const isInUse = document.activeElement === input || input.value !== ''
        if (!isInUse) setField({ Field })
      },
      () => null,
    )
  }, [key, loadField])
  return (
    <>
      <Link to={to} className={styles.link}>
        <Icon name="search" />
        <VisuallyHidden>{m.find()}</VisuallyHidden>
      </Link>{' '}
      <Form action={to} role="search" aria-label={m.find()} className={styles.form}>
        {field ? (
          <field.Field key={key} label={m.find()} />
        ) : (
          <input
            ref={plain}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            name="q"
            aria-label={m.find()}
            placeholder={m.find()}
            maxLength={100}
            className={styles.input}
          />
        )}
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          <VisuallyHidden>{m.find()}</VisuallyHidden>
        </button>
      </Form>{' '}
    </>
  )
}
