import { z } from 'zod/v4'
import { plain } from '~/domain/typed'
import { searchParamsOf } from '~/paths/params.server'
import { notInTeam } from './params'

/**
 * Parses each field of a URL's query by itself, and uses the first of several values. Returns an invalid field as trimmed text, with a
 * message in `errors`. Every field whose type is not a string therefore needs a `catch`.
 */
export function readSearch<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, url: string) {
  const params = searchParamsOf(url)
  const errors: Partial<Record<keyof Shape & string, string>> = {}
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const text = params.get(name) ?? undefined
    const parsed = z.safeParse(field, text)
    if (parsed.success) return [name, parsed.data as unknown]
    Object.assign(errors, { [name]: parsed.error.issues[0]?.message })
    return [name, text?.trim() ?? '']
  })
  const search = Object.fromEntries(fields) as z.output<z.ZodObject<Shape>>
  return { search, errors, isValid: Object.keys(errors).length === 0 }
}

/** For URLs that only the portal builds. An invalid field throws the same error as a malformed id in the path. */
export function requireSearch<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, url: string) {
  const { search, isValid } = readSearch(schema, url)
  if (!isValid) throw notInTeam()
  return search
}

export const optionIn = <const Options extends [string, ...string[]]>(...options: Options) =>
  z.enum(options).optional().catch(undefined)

export const textIn = (text: z.ZodString = z.string().trim()) => text.default('')

/** A price, a size or a number of a plot: in any digits and dashes (X101). */
export const numberText = z.string().transform(plain)

export const idIn = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .catch('')
