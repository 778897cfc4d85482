/** What an action returns to its form. A success that changes the page is a redirect with a toast instead. */
export type SubmissionResult = { status: 'success'; message: string } | Rejection

/** The form is shown again with its input. */
export type Rejection =
  | (Returned & { status: 'invalid' })
  | (Returned & { status: 'failed'; failure: Failure })
  /** The connection failed, and a toast has said so. */
  | (Returned & { status: 'unsent' })

interface Returned {
  errors: FieldErrors
  /** As submitted, without secrets. */
  values: Record<string, string>
}

/** The shape of react-hook-form, which reads them from the action data. */
export type FieldErrors = Record<string, { type: string; message: string }>

/** An error of the whole form, such as a refusal of the upstream. */
export interface Failure {
  title?: string
  message: string
  link?: { to: string; label: string }
}

export function isRejection(result: SubmissionResult | undefined): result is Rejection {
  return result !== undefined && result.status !== 'success'
}
