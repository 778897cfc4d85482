import { z } from 'zod/v4'
import { readComparison } from './compared-plot'

/** Reads the query parameter `with`: the compared plots, to which the next plot is added. */
export const comparisonIn = z.string().default('').transform(readComparison)
