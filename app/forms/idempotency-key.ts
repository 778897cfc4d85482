/** The hidden idempotency key of a form, so that pressing twice writes once. */
export const IDEMPOTENCY_KEY = 'idempotency_key'
