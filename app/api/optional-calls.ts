import { m } from '~/messages/messages'
import { ApiError } from './errors'

const ABSENT_DETAILS = ['status 405', 'status 501']

/** True after a 404, 405 or 501, which means that the call or the record does not exist. */
export function isAbsent(error: unknown): boolean {
  if (!(error instanceof ApiError) || isOutsideTeam(error)) return false
  return error.kind === 'not-found' || ABSENT_DETAILS.includes(error.detail)
}

/** Null if the call is absent or refused. Throws any other error, and also the refusal of an id outside the team (M030). */
export async function orNullIfAbsent<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused' && !isOutsideTeam(error)
    if (isRefused || isAbsent(error)) return null
    throw error
  }
}

const isOutsideTeam = ({ message }: ApiError) => message === m.notInYourTeam()
