const SECRET_PATHS = /(\/calendar\/|^\/s\/).+/i

/** A path for the log: without the token of a calendar feed or a customer's link. */
export const loggedPath = (pathname: string): string => pathname.replace(SECRET_PATHS, '$1:token')
