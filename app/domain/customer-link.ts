export const MAX_VIEWS_PER_HOUR = 60
