import { type ChangeEvent, type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { m } from '~/messages/messages'
import { Field, type FieldProps } from '~/ui/field/field'
import { control } from '~/ui/field/field.css'
import { type InputEvents, blockNonDigits } from '~/ui/field/text-field'
import { showToast } from '~/ui/toast/toast-messages'
import * as styles from './bank-details.css'

type AccountFieldProps = FieldProps &
  InputEvents<HTMLInputElement> & {
    defaultValue?: string
    /** True if the person's settings allow copy and paste. Otherwise scripts block both (M099). */
    mayPaste: boolean
  }

/**
 * With scripts, only digits can be typed, a mask covers the number while the field has no focus, and copy and paste work only if
 * `mayPaste` is true.
 */
export function AccountField(props: AccountFieldProps) {
  const { name, defaultValue = '', mayPaste, inputRef, onBlur } = props
  const isHydrated = useHydrated()
  const frame = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState(defaultValue.length)

  // Text may have been typed before hydration, or restored by the browser.
  useEffect(() => setLength(frame.current?.querySelector('input')?.value.length ?? 0), [])

  function change(event: ChangeEvent<HTMLInputElement>) {
    setLength(event.target.value.length)
    props.onChange?.(event)
  }

  const guard = mayPaste ? undefined : refuseClipboard
  return (
    <Field {...props}>
      {(described) => (
        <div className={styles.masked} ref={frame}>
          <input
            {...described}
            className={isHydrated ? `${control} ${styles.number}` : control}
            id={name}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={defaultValue}
            ref={inputRef}
            onKeyDown={blockNonDigits}
            onChange={change}
            onBlur={onBlur}
            onCopy={guard}
            onCut={guard}
            onPaste={guard}
            onDrop={guard}
          />
          {isHydrated && (
            <span className={styles.mask} aria-hidden="true">
              {'*'.repeat(length)}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

function refuseClipboard(event: ClipboardEvent | DragEvent) {
  event.preventDefault()
  showToast({
    type: 'info',
    message: m.pasteIsOffInAccountNumbers(),
    description: m.allowPasteInSettings(),
  })
}
