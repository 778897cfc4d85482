/** Name of the hidden field that lets a form write only once, even if it is sent twice. */
export const IDEMPOTENCY_KEY = 'idempotency_key'
