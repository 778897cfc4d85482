import { useState } from 'react'
import { m } from '~/messages/messages'
import { Button } from '../button/button'
import { useHydrated } from 'remix-utils/use-hydrated'
import { hiddenParts, RichText, VisuallyHidden } from '../text/text'
import { Field, type FieldProps, idOf } from './field'
import * as styles from './field.css'
import type { InputEvents } from './text-field'

export type PasswordFieldProps = FieldProps &
  InputEvents<HTMLInputElement> & { autoComplete: 'current-password' | 'new-password' }

/** Has no default value, because the server never sends a password back. Show and Hide need scripts. */
export function PasswordField(props: PasswordFieldProps) {
  const isHydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  const [announcement, setAnnouncement] = useState('')

  function toggle() {
    setIsShown(!isShown)
    setAnnouncement(
      isShown ? m.labelIsHidden({ label: props.label }) : m.labelIsShown({ label: props.label }),
    )
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
                <RichText
                  text={(isShown ? m.hideField : m.showField)({ label: props.label })}
                  parts={hiddenParts}
                />
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
