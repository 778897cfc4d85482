import { asMatched } from './screen-at'

/** Path of the screen to which a form is posted, without trailing slashes and without the `.data` that scripts add. */
export const screenPath = (pathname: string): string => asMatched(pathname).replace(/(\.data|\/+)$/, '')
