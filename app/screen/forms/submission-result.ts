/** The result of an action. A success that opens another page is a redirect with a toast instead. */
export type SubmissionResult = { status: 'success'; message: string } | Rejection

export type Rejection =
  | (RejectedInput & { status: 'invalid' })
  | (RejectedInput & { status: 'failed'; failure: Failure })
  /** No response arrived; a toast says so. */
  | (RejectedInput & { status: 'unsent' })

interface RejectedInput {
  errors: FieldErrors
  /** As submitted, without secrets. */
  values: Record<string, string>
}

/** Like the `errors` of react-hook-form. */
export type FieldErrors = Record<string, { type: string; message: string }>

/** An error of the whole form. */
export interface Failure {
  title?: string
  message: string
  link?: { to: string; label: string }
  /** True if the upstream answered with a refusal. */
  isRefusal?: boolean
}

export function isRejection(result: SubmissionResult | undefined): result is Rejection {
  return result !== undefined && 'errors' in result
}
