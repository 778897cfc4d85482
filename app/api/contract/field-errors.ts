import { z } from 'zod/v4'

export interface FieldError {
  field: string | null
  message: string
}

const Texts = z.array(z.string())

/** Accepts one message or a list of messages for each field, or a list of messages without fields. Ignores anything else (M062). */
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
