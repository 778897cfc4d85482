/** Name of the hidden field with which a form writes once, even if it is sent twice. */
export const IDEMPOTENCY_KEY = 'idempotency_key'
