import { redirect } from '@remix-run/node'
import { paths } from '~/paths/paths'

/** Password managers open this address to let a person change the password. Change Password asks for a login first if needed. */
export const loader = () => redirect(paths.changePassword())
