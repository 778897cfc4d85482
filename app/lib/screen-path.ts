import { asMatched } from './screen-at'

/** Path of the screen to which a form is posted: lower case, without trailing slashes or the `.data` that scripts add. */
export const screenPath = (pathname: string): string => asMatched(pathname).replace(/(\.data|\/+)$/, '')
