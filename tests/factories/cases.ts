/** True in `npm run test:deep`, which tries complete ranges and kills processes. */
export const isDeep = process.env.DEEP === 'true'

/** Cases per property: few with a fixed seed, or many with a random seed. */
export const cases = (few = 300, many = 10_000) =>
  isDeep ? { numRuns: many } : { numRuns: few, seed: 20_261_122 }
