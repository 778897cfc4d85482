import { useRouteLoaderData } from '@remix-run/react'
import { CSRF_TOKEN } from '~/session/csrf-token'

/** Every form that changes data needs this field, for browsers that send no Sec-Fetch-Site, Origin or Referer (decision 0016). */
export function CsrfTokenField() {
  const root = useRouteLoaderData<{ csrfToken: string }>('root')
  return <input type="hidden" name={CSRF_TOKEN} value={root?.csrfToken ?? ''} />
}

/** Name of the hidden field that lets a form write only once, even if it is sent twice. */
export const IDEMPOTENCY_KEY = 'idempotency_key'

/** Pending submissions and the values of unsent forms leave out fields with such names. */
export const SECRET_FIELD_NAME = /passw|confirmation|otp|pin\b|token/i
