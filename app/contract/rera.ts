import { type Rera, readReraNumber } from '../domain/rera'
import { webAddressIn } from '../domain/web-address'
import { scalar } from './scalar'
import { named } from './scalar-schemas'
import { MAX_LENGTH } from './text-length'
import { day, orNull } from './wire'
import { from } from './wire-object'

/** Empty if it is too long, because the beginning of a number is another number. */
const number = scalar<string>(
  named('Text'),
  (wire) => {
    if (wire === null) return ''
    if (typeof wire === 'number' && !Number.isNaN(wire)) return String(wire)
    return typeof wire === 'string' && wire.length <= MAX_LENGTH.text ? readReraNumber(wire) : undefined
  },
  (wire) => ['', typeof wire === 'string' ? 'too long' : 'not a text'],
)

/** Null if the upstream does not send it; empty if it sends a null or an empty text. */
export const reraNumber = number.optional().transform((sent) => sent ?? null)

/** Null if it is missing or no address of the web. */
export const reraUrl = scalar<string | null>(
  named('Url'),
  (wire) => {
    if (wire === null || wire === undefined || wire === '') return null
    const isShort = typeof wire === 'string' && wire.length <= MAX_LENGTH.url
    return isShort ? (webAddressIn(wire.trim()) ?? undefined) : undefined
  },
  () => [null, 'not a web address'],
)

/** Null if the upstream does not send the number. */
export const rera = from(
  { number: ['rera_number', reraNumber], validUntil: ['rera_valid_until', orNull(day)] },
  ({ number, validUntil }): Rera | null => (number === null ? null : { number, validUntil }),
)
