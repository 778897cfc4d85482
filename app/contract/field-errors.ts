import { z } from 'zod/v4'
import { cutText, MAX_LENGTH } from './text-length'

export interface FieldError {
  field: string | null
  message: string
}

/** More than any form has fields. */
const MAX_ERRORS = 50

const Message = z.string().transform((message) => cutText(message, MAX_LENGTH.longText))
const Texts = z.preprocess(firstErrors, z.array(Message))

/** Accepts one message or a list of messages for each field, or a list of messages without fields. Ignores anything else (M062). */
const FieldErrors = z
  .preprocess(
    firstErrors,
    z.union([
      Texts.transform((messages) => messages.map((message) => ({ field: null, message }))),
      z
        .record(z.string(), z.union([Texts, Message.transform((message) => [message])]))
        .transform((fields) =>
          Object.entries(fields).flatMap(([field, messages]) =>
            messages.map((message) => ({ field, message })),
          ),
        ),
    ]),
  )
  .catch([])

export function readFieldErrors(errors: unknown): FieldError[] {
  return FieldErrors.parse(errors).slice(0, MAX_ERRORS)
}

function firstErrors(errors: unknown): unknown {
  if (Array.isArray(errors)) return errors.slice(0, MAX_ERRORS)
  if (typeof errors !== 'object' || errors === null) return errors
  return Object.fromEntries(Object.entries(errors).slice(0, MAX_ERRORS))
}
