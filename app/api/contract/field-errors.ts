import { z } from 'zod/v4'

/** What an upstream finds wrong with a field, or with none that it names. */
export interface FieldError {
  field: string | null
  message: string
}

const Texts = z.array(z.string())

/** `errors` of a refusal: an object of lists by field, a list of texts, or nothing that can be read (M062). */
const FieldErrors = z
  .union([
    Texts.transform((messages) => messages.map((message) => ({ field: null, message }))),
    z
      .record(z.string(), z.union([Texts, z.string().transform((message) => [message])]))
      .transform((fields) =>
        Object.entries(fields).flatMap(([field, messages]) =>
          messages.map((message) => ({ field, message })),
        ),
      ),
  ])
  .catch([])

export function readFieldErrors(errors: unknown): FieldError[] {
  return FieldErrors.parse(errors)
}
