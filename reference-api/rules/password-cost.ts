import { z } from 'zod'

/** OWASP's minimum for scrypt, with r 8 and p 1: 128 MB and some 0.4 s a hash. */
const OWASP_N = 131_072

const PowerOfTwo = z.coerce
  .number()
  .int()
  .min(1_024)
  .max(1_048_576)
  .refine((N) => Number.isInteger(Math.log2(N)))
  .catch(OWASP_N)

/** Tests set a lower cost, because they sign in hundreds of times. */
export const passwordN = PowerOfTwo.parse(process.env.PASSWORD_SCRYPT_N ?? OWASP_N)
