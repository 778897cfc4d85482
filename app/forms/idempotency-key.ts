/** Hidden field: a form that is sent twice writes once. */
export const IDEMPOTENCY_KEY = 'idempotency_key'
