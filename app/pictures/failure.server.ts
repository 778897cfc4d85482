import { z } from 'zod'
import { ApiError } from '~/api/errors'
import { NotAPicture } from './resize.server'

const signed = z.object({ mac: z.string(), source: z.string() })

/** The two parts of a signed address; anything is read, and the signature decides. */
export const mediaParams = (params: unknown) => signed.parse(params)

/** Forged, foreign and unknown alike. */
export function noMedia(): Response {
  return failed(404, 'There is no such file.')
}

/** Plain words for what could not be fetched: in a page nobody reads them, in a tab of its own they say enough. */
export function mediaFailure(error: unknown): Response {
  if (error instanceof NotAPicture) return failed(502, 'This file cannot be shown.')
  if (!(error instanceof ApiError)) throw error
  return error.init.status === 404 ? noMedia() : failed(error.init.status, error.message)
}

function failed(status: number, words: string): Response {
  return new Response(words, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
