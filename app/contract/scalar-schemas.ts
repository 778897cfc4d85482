import type { z } from 'zod/v4'
import { MAX_LENGTH } from './text-length'

const AMOUNT = [
  { type: 'null' },
  { type: 'string', const: '' },
  { type: 'number', minimum: -1e12, maximum: 1e12 },
  { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$`, maxLength: MAX_LENGTH.number },
] as const

const ID = [{ type: 'string', minLength: 1, maxLength: MAX_LENGTH.id }, { type: 'integer' }] as const

const textUpTo = (maxLength: number) => [
  { type: 'null' as const },
  { type: 'string' as const, maxLength },
  { type: 'number' as const },
]

/** JSON Schemas of the contract's scalar values. In most fields, the portal also accepts deviations that `Tolerance` names. */
export const scalarSchemas = {
  Money: {
    description: 'Rupees, a number or numeric text; null, empty or missing when there is none.',
    anyOf: [...AMOUNT],
  },
  Count: {
    description: 'A number or numeric text; null, empty or missing counts as 0.',
    anyOf: [...AMOUNT],
  },
  Decimal: {
    description: 'A number or numeric text; null, empty or missing when there is none.',
    anyOf: [...AMOUNT],
  },
  Id: { description: 'An id, text or whole number.', anyOf: [...ID] },
  OptionalId: {
    description: 'An id, text or whole number; null or missing when there is none.',
    anyOf: [...ID, { type: 'null' }],
  },
  Text: {
    description: 'Text, or a number that is read as text; null or missing is empty.',
    anyOf: textUpTo(MAX_LENGTH.text),
  },
  LongText: {
    description: 'A message, question, note or postal address; null or missing is empty.',
    anyOf: textUpTo(MAX_LENGTH.longText),
  },
  Url: {
    description:
      'A URL, absolute or relative to the base of the API; null, empty or missing when there is none.',
    anyOf: textUpTo(MAX_LENGTH.url),
  },
  Token: {
    description: 'A text that the portal sends back unchanged; null, empty or missing when there is none.',
    anyOf: textUpTo(MAX_LENGTH.token),
  },
  DateText: {
    description:
      'yyyy-MM-dd or yyyy-MM-dd HH:mm:ss in Indian time; null, empty or missing when there is none.',
    anyOf: [
      { type: 'null' },
      { type: 'string', const: '' },
      { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$` },
    ],
  },
  Flag: {
    description: '1, "1" or true is yes; anything else, null or missing is no.',
    anyOf: [{ type: 'number' }, { type: 'string' }, { type: 'boolean' }, { type: 'null' }],
  },
} satisfies Record<string, z.core.JSONSchema.BaseSchema>

export const named = (scalar: keyof typeof scalarSchemas) => ({ $ref: `#/components/schemas/${scalar}` })
