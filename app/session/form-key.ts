/** The hidden field of a form that writes: born with the form, so that pressing twice has one effect. */
export const FORM_KEY = 'idempotency_key'

export const newFormKey = (): string => crypto.randomUUID()

/** The key of a form that was sent; a new one where it has none that could be ours. */
export function readFormKey(form: FormData): string {
  const key = form.get(FORM_KEY)
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) ? key : newFormKey()
}
