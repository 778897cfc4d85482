export const MAX_TEAM_SEARCH_LENGTH = 100
/** Open associates in the address of a team. */
export const MAX_OPEN = 200
