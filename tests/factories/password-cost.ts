/** Stands in for the reference API's own cost in unit tests (vitest.config.ts), which sign in hundreds of times. */
export const PASSWORD_COST = { N: 1_024, r: 8, p: 1 }
