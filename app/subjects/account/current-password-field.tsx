import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { m } from '~/messages/messages'
import { areaAt } from '~/paths/area'
import { paths } from '~/paths/paths'
import { PasswordField, type PasswordFieldProps } from '~/ui/field/password-field'
import { RichText } from '~/ui/text/text'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'

type CurrentPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete'> & {
  isRequired: boolean
}

/** If the password becomes required while the form is open, the server rejects the form, and the field appears. */
export function CurrentPasswordField({
  isRequired,
  hint = m.confirmPasswordHint(),
  ...props
}: CurrentPasswordFieldProps) {
  // The office desk has no login by OTP.
  const area = areaAt(useLocation().pathname)
  // Typing clears the error, but the field must remain.
  const [wasRequired, setWasRequired] = useState(isRequired)
  if (props.error && !wasRequired) setWasRequired(true)
  if (!isRequired && !wasRequired && !props.error) return null
  return (
    <Stack gap={4}>
      <PasswordField {...props} hint={hint} autoComplete="current-password" />
      {area === 'portal' && (
        <p>
          <RichText
            text={m.forgottenPasswordHint()}
            parts={{ link: (words) => <TextLink to={paths.logout()}>{words}</TextLink> }}
          />
        </p>
      )}
    </Stack>
  )
}
