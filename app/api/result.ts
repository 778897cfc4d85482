import { ApiError, NOT_IN_YOUR_TEAM, SOMETHING_WENT_WRONG } from './errors'

/** What a call answered, or why it could not. */
export type Result<Data> = { data: Data; failure: null } | { data: null; failure: ResultFailure }

export interface ResultFailure {
  /** For the person: the upstream's own words where it said no. */
  message: string
  /** Of the page: 200 where the upstream did answer. */
  status: number
}

const ANSWERS: ApiError['kind'][] = ['refused', 'not-found', 'forbidden']

/** For a screen that is of use without this answer. A session that has ended ends the request all the same. */
export async function toResult<Data>(call: Promise<Data>): Promise<Result<Data>> {
  try {
    return { data: await call, failure: null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
    const isAnswer = ANSWERS.includes(error.kind)
    return {
      data: null,
      failure: {
        message: isAnswer || error.kind === 'throttled' ? error.message : SOMETHING_WENT_WRONG,
        status: isAnswer ? 200 : error.init.status,
      },
    }
  }
}

/** Of a page whose parts failed: it stands, unless somebody asks too often (429). */
export function statusOfParts(...failures: (ResultFailure | null)[]): 200 | 429 {
  return failures.some((failure) => failure?.status === 429) ? 429 : 200
}

/** A list, or the fallback and the upstream's words where it refuses. */
export interface ListResult<Data> {
  data: Data
  refusal: string | null
}

/**
 * For a screen that lists: a refusal keeps the screen, which shows its words in place of the rows (M008, M027). A foreign id is
 * still a 404 (M030), and every other failure ends the request with its own status.
 */
export async function toListResult<Data>(call: Promise<Data>, fallback: Data): Promise<ListResult<Data>> {
  try {
    return { data: await call, refusal: null }
  } catch (error) {
    if (!isRefusalOfList(error)) throw error
    return { data: fallback, refusal: error.message }
  }
}

function isRefusalOfList(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'refused' && error.message !== NOT_IN_YOUR_TEAM
}
