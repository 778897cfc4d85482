export interface Verification {
  /** By which the upstream knows it: 1, 2 or 3. */
  type: string
  title: string
  rejectTitle: string
  text: string
  idempotencyKey: string
}
