import { z } from 'zod/v4'
import { readComparing } from './compared-plot'

/** The query parameter `with`: the plots compared so far, to which the next plot is added. */
export const comparingIn = z.string().default('').transform(readComparing)
