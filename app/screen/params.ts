import type { Params } from '@remix-run/react'
import type { z } from 'zod/v4'
import { ApiError } from '~/api/errors'
import { m } from '~/messages/messages'

/** Parses URL parameters. A malformed id gets the same message and status as an id outside the team. */
export function parseParams<Schema extends z.ZodType>(schema: Schema, params: Params): z.output<Schema> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw notInTeam()
  return parsed.data
}

export const notInTeam = () => new ApiError('not-found', m.notInYourTeam(), 'address')
