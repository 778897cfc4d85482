import { z } from 'zod/v4'
import { ApiError } from '~/api/errors'
import { m } from '~/messages/messages'
import { NotAPicture } from './resize.server'

const SignedParams = z.object({ mac: z.string(), source: z.string() })

export const mediaParams = (params: unknown) => SignedParams.parse(params)

/** The same response if the address is forged, was signed for another person, or names an unknown file. */
export function noMedia(): Response {
  return failed(404, m.weCantFindThatFile())
}

/** Plain text, because people see it only if they open the address in a tab. */
export function mediaFailure(error: unknown): Response {
  if (error instanceof NotAPicture) return failed(502, m.weCantShowThisFile())
  if (!(error instanceof ApiError)) throw error
  return error.init.status === 404 ? noMedia() : failed(error.init.status, error.message, error.init.headers)
}

function failed(status: number, message: string, headers?: Record<string, string>): Response {
  return new Response(message, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
