import { z } from 'zod/v4'
import { readComparing } from './compared-plot'

/** Reads the query parameter `with`: the compared plots, to which the next plot is added. */
export const comparingIn = z.string().default('').transform(readComparing)
