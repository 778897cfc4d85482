const SECRET_PATHS = /(\/calendar\/).+/i

/** A path for the log: without the token of a calendar feed. */
export const loggedPath = (pathname: string): string => pathname.replace(SECRET_PATHS, '$1:token')
