export interface Verification {
  /** The upstream's number of this kind of verification: 1, 2 or 3. */
  type: string
  title: string
  rejectTitle: string
  text: string
  idempotencyKey: string
}
