import { z } from 'zod/v4'
import { readComparing } from './compared-plot'

/** The field `with` of an address: the plots of a comparison, which the next plot joins. */
export const comparingIn = z.string().default('').transform(readComparing)
