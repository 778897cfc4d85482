/** `npm run test:deep` tries every case. */
export const isDeep = process.env.DEEP === 'true'

/** Cases per property: few with a fixed seed, or many with a new one. */
export const cases = (few = 300, many = 10_000) =>
  isDeep ? { numRuns: many } : { numRuns: few, seed: 20_261_122 }
