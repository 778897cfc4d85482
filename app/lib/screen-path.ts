import { asMatched } from './screen-at'

/** Path of the screen whose form is posted, as the router matches it: without trailing slashes or the `.data` that scripts add. */
export const screenPath = (pathname: string): string => asMatched(pathname).replace(/(\.data|\/+)$/, '')
