import { useState } from 'react'
import { Button } from '../button/button'
import { useHydrated } from 'remix-utils/use-hydrated'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { Field, type FieldProps, idOf } from './field'
import * as styles from './field.css'
import type { InputEvents } from './text-field'

export type PasswordFieldProps = FieldProps &
  InputEvents<HTMLInputElement> & { autoComplete: 'current-password' | 'new-password' }

/** Has no default value: secrets are never sent back. Show and Hide need scripts. */
export function PasswordField(props: PasswordFieldProps) {
  const isHydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  const [announcement, setAnnouncement] = useState('')

  function toggle() {
    setIsShown(!isShown)
    setAnnouncement(`${props.label} is ${isShown ? 'hidden' : 'shown'}`)
  }

  return (
    <Field {...props}>
      {(described) => (
        <div className={styles.withToggle}>
          <input
            {...described}
            className={styles.control}
            id={idOf(props)}
            name={props.name}
            type={isShown ? 'text' : 'password'}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            ref={props.inputRef}
            onChange={props.onChange}
            onBlur={props.onBlur}
          />
          {isHydrated && (
            <span className={styles.toggle}>
              <Button type="button" variant="quiet" onClick={toggle}>
                {isShown ? 'Hide' : 'Show'}
                <VisuallyHidden> {props.label}</VisuallyHidden>
              </Button>
              <span role="status">
                <VisuallyHidden>{announcement}</VisuallyHidden>
              </span>
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
