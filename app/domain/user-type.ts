export const CHANNEL_PARTNER = 2

/** What every other type of user is told, however they sign in (checklist M037, M049). */
export const ONLY_CHANNEL_PARTNERS = 'Only channel partners can login here'
