/** Whether all is tried that there is, by `npm run test:deep`. */
export const isDeep = process.env.DEEP === 'true'

/** How much a property tries: a few cases, always the same, or many new ones. */
export const cases = (few = 300, many = 10_000) =>
  isDeep ? { numRuns: many } : { numRuns: few, seed: 20_261_122 }
