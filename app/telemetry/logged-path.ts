import { asMatched } from '../paths/screen-at'

const SECRET_PATHS = /(\/calendar\/|^\/+s\/).+/

/** A path for the log: without the token of a calendar feed or a customer's link. */
export function loggedPath(pathname: string): string {
  const path = asMatched(pathname)
  return SECRET_PATHS.test(path) ? path.replace(SECRET_PATHS, '$1:token') : pathname
}
