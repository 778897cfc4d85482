import { ApiError, SOMETHING_WENT_WRONG } from './errors'

/** What a call answered, or why it could not. */
export type Answer<Data> = { data: Data; failure: null } | { data: null; failure: AnswerFailure }

export interface AnswerFailure {
  /** For the person: the upstream's own words where it said no. */
  message: string
  /** Of the page: 200 where the upstream did answer. */
  status: number
}

const ANSWERS: ApiError['kind'][] = ['refused', 'not-found', 'forbidden']

/** For a screen that is of use without this answer. A session that has ended ends the request all the same. */
export async function answerOf<Data>(call: Promise<Data>): Promise<Answer<Data>> {
  try {
    return { data: await call, failure: null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
    const isAnswer = ANSWERS.includes(error.kind)
    return {
      data: null,
      failure: {
        message: isAnswer ? error.message : SOMETHING_WENT_WRONG,
        status: isAnswer ? 200 : error.init.status,
      },
    }
  }
}
