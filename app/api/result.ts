import { m } from '~/messages/messages'
import type { FieldError } from '~/contract/field-errors'
import { ApiError } from './errors'

type Result<Data> = { data: Data; failure: null } | { data: null; failure: ResultFailure }

export interface ResultFailure {
  message: string
  /** HTTP status of a page about this data: 200 after a refusal, a 403 or a 404. */
  status: number
  /** Field errors of a refusal; absent if there are none. */
  errors?: FieldError[]
}

const REFUSALS: ApiError['kind'][] = ['refused', 'not-found', 'forbidden']

/** For data that the page can do without. If the token is revoked, throws the error, so that the person is logged out. */
export async function toResult<Data>(call: Promise<Data>): Promise<Result<Data>> {
  try {
    return { data: await call, failure: null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
    const isRefusal = REFUSALS.includes(error.kind)
    return {
      data: null,
      failure: {
        message: isRefusal || error.kind === 'throttled' ? error.message : m.somethingWentWrong(),
        status: isRefusal ? 200 : error.init.status,
        ...(error.errors.length > 0 && { errors: error.errors }),
      },
    }
  }
}

export function statusOfParts(...failures: (ResultFailure | null)[]): 200 | 429 {
  return failures.some((failure) => failure?.status === 429) ? 429 : 200
}

interface ListResult<Data> {
  data: Data
  refusal: string | null
}

/** Screens show a refusal in place of the rows (M008, M027), but an id outside the team is a 404 (M030). */
export async function toListResult<Data>(call: Promise<Data>, fallback: Data): Promise<ListResult<Data>> {
  try {
    return { data: await call, refusal: null }
  } catch (error) {
    if (!isRefusalOfList(error)) throw error
    return { data: fallback, refusal: error.message }
  }
}

function isRefusalOfList(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'refused' && error.message !== m.notInYourTeam()
}
