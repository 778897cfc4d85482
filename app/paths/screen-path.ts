import { asMatched } from './screen-at'

const ADDED_ENDS = ['.data', '/']

/** Path of the screen to which a form is posted: lower case, without a trailing slash or the `.data` that scripts add. */
export function screenPath(pathname: string): string {
  const path = asMatched(pathname)
  const end = ADDED_ENDS.find((added) => path.endsWith(added)) ?? ''
  return path.slice(0, path.length - end.length)
}
