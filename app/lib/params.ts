import type { Params } from '@remix-run/react'
import type { z } from 'zod'
import { ApiError, NOT_IN_YOUR_TEAM } from '~/api/errors'

/** Parses URL parameters. A malformed id gets the same error as a foreign or unknown one. */
export function parseParams<Schema extends z.ZodTypeAny>(schema: Schema, params: Params): z.output<Schema> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new ApiError('not-found', NOT_IN_YOUR_TEAM, 'address')
  return parsed.data
}
