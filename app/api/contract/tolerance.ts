import type { z } from 'zod'

/** How a value broke the contract and was read all the same. */
export type Tolerance =
  | 'zero date'
  | 'ISO date-time'
  | 'not a date'
  | 'grouped amount'
  | 'not a number'
  | 'empty id'
  | 'not an id'
  | 'not a text'
  | 'not a flag'
  | 'unknown status'
  | 'list for an object'
  | 'object for a list'
  | 'not an object'
  | 'not a list'
  | 'row left out'

export interface Tolerated {
  /** The first place in the reply: `booking_details.0.booked_date`. */
  place: string
  /** The same without positions, so that rows share it: `booking_details.booked_date`. */
  field: string
  tolerance: Tolerance
}

type Place = (string | number)[]

let found: Map<string, Tolerated> | null = null

/** Reads a reply and tells what was tolerated in it, once for each field and kind of tolerance. */
export function readTolerantly<Schema extends z.ZodTypeAny>(schema: Schema, wire: unknown) {
  const outer = found
  const here = (found = new Map<string, Tolerated>())
  try {
    const parsed = schema.safeParse(wire) as z.SafeParseReturnType<unknown, z.output<Schema>>
    return { parsed, tolerated: [...here.values()] }
  } finally {
    found = outer
  }
}

export function reportTolerated(place: Place, tolerance: Tolerance) {
  if (!found) return
  const field = place.filter((step) => !isPosition(step)).join('.')
  const key = `${field} ${tolerance}`
  if (!found.has(key)) found.set(key, { place: place.join('.'), field, tolerance })
}

const isPosition = (step: string | number) => typeof step === 'number' || /^\d+$/.test(step)
