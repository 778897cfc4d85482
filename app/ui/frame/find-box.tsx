import { Form, Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon/icon'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import * as styles from './find-box.css'

/** A search box on wide screens, where `/` focuses it; a link to its page on others. */
export function FindBox({ to }: { to: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function focusBox(event: KeyboardEvent) {
      const isTyping =
        event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      // A box that is not displayed has no parent to be placed in.
      if (!input.current?.offsetParent) return
      event.preventDefault()
      input.current.focus()
    }
    document.addEventListener('keydown', focusBox)
    return () => document.removeEventListener('keydown', focusBox)
  }, [])
  return (
    <>
      <Link to={to} className={styles.link}>
        <Icon name="search" />
        <VisuallyHidden>Find</VisuallyHidden>
      </Link>{' '}
      <Form action={to} role="search" aria-label="Find" className={styles.form}>
        <input
          ref={input}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          name="q"
          aria-label="Find"
          placeholder="Find"
          maxLength={100}
          className={styles.input}
        />
        <button type="submit" className={styles.button}>
          <Icon name="search" />
          <VisuallyHidden>Find</VisuallyHidden>
        </button>
      </Form>{' '}
    </>
  )
}
