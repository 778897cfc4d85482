import { useState } from 'react'
import { paths } from '~/paths'
import { PasswordField, type PasswordFieldProps } from '~/ui/field/password-field'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'

type CurrentPasswordFieldProps = Omit<PasswordFieldProps, 'hint' | 'autoComplete'> & {
  /** Whether the session is old enough to need the password. If it ages while the form is open, the rejected form shows the field. */
  isRequired: boolean
}

/** Place it last in the form. A login by OTP makes the session fresh for ten minutes. */
export function CurrentPasswordField({ isRequired, ...props }: CurrentPasswordFieldProps) {
  // Typing clears the error, and the field must stay.
  const [wasRequired, setWasRequired] = useState(isRequired)
  if (props.error && !wasRequired) setWasRequired(true)
  if (!isRequired && !wasRequired && !props.error) return null
  return (
    <Stack gap={4}>
      <PasswordField
        {...props}
        hint="You logged in a while ago. Type your password to show that it is you."
        autoComplete="current-password"
      />
      <p>
        If you don’t know it, <TextLink to={paths.logout()}>log out</TextLink> and log in with an OTP.
      </p>
    </Stack>
  )
}
