import { paths } from '~/paths'
import { PasswordField, type PasswordFieldProps } from '~/ui/field/password-field'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'

type CurrentPasswordFieldProps = Omit<PasswordFieldProps, 'label' | 'hint' | 'autoComplete'> & {
  /** The session is of some age; also who comes to be asked while the form is open sees it then. */
  isAsked: boolean
}

/** After the fields of the form. Who does not know it logs in anew by a one-time password, and is not asked for a while. */
export function CurrentPasswordField({ isAsked, ...props }: CurrentPasswordFieldProps) {
  if (!isAsked && !props.error) return null
  return (
    <Stack gap={4}>
      <PasswordField
        {...props}
        label="Current Password"
        hint="You logged in a while ago: it shows that it is you."
        autoComplete="current-password"
      />
      <p>
        If you don’t know it, <TextLink to={paths.logout()}>log out</TextLink> and log in with an OTP.
      </p>
    </Stack>
  )
}
