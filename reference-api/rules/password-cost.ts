import { z } from 'zod/v4'

/** OWASP minimum for scrypt (r 8, p 1): 128 MB and about 0.4 s per hash. */
const OWASP_N = 131_072

const PowerOfTwo = z.coerce
  .number()
  .int()
  .min(1_024)
  .max(1_048_576)
  .refine((N) => Number.isInteger(Math.log2(N)))
  .catch(OWASP_N)

/** Tests lower the cost, because they log in hundreds of times. */
export const passwordScryptN = PowerOfTwo.parse(process.env.PASSWORD_SCRYPT_N ?? OWASP_N)
