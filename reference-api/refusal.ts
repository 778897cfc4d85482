/** A business error: HTTP 200 with `status: false`, the message, and errors by field if known. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly errors?: Record<string, string[]>,
  ) {
    super(message)
  }
}

/** An account or a customer's link has reached a limit: HTTP 429 with Retry-After. */
export class LimitReached extends Error {
  constructor(
    message: string,
    readonly waitMs: number,
  ) {
    super(message)
  }
}

/** The message is the same for ids of other teams and for unknown ids, so that callers cannot find out which ids exist. */
export const NOT_IN_YOUR_TEAM = 'Not in your team.'
