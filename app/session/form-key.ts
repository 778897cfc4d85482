/** The hidden field of a form that writes: born with the form, so that pressing twice has one effect. */
export const FORM_KEY = 'idempotency_key'
