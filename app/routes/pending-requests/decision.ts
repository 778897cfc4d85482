import type { Outcome } from '~/lib/outcome'

/** The result of a decision; if rejected, with the reason and its error. */
export interface Decision extends Outcome {
  reason?: { typed: string; error?: string }
}

export interface Verification {
  /** By which the upstream knows it: 1, 2 or 3. */
  type: string
  title: string
  rejectTitle: string
  text: string
  formKey: string
}
