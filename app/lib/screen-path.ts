import { asMatched } from './screen-at'

/** The path of the screen whose form is posted: as the router matches it, without trailing slashes and without `.data` of scripts. */
export const screenPath = (pathname: string): string => asMatched(pathname).replace(/(\.data|\/+)$/, '')
