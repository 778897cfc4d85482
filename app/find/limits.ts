export const FIND_FROM_CHARACTERS = 2
export const MAX_FIND_LENGTH = 100
