import type { Outcome } from '~/lib/outcome'

/** What came of an answer; with the reason and what is wrong with it, where it was not accepted. */
export interface Decision extends Outcome {
  reason?: { typed: string; error?: string }
}

/** A verification as the page shows it. */
export interface Verification {
  /** By which the upstream knows it: 1, 2 or 3. */
  type: string
  title: string
  rejectTitle: string
  text: string
  formKey: string
}
