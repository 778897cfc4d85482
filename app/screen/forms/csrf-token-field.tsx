import { useRouteLoaderData } from '@remix-run/react'
import { CSRF_TOKEN } from '~/session/csrf-token'

/** Every form that changes data needs this field, for browsers that send no Sec-Fetch-Site, Origin or Referer (decision 0016). */
export function CsrfTokenField() {
  const root = useRouteLoaderData<{ csrfToken: string }>('root')
  return <input type="hidden" name={CSRF_TOKEN} value={root?.csrfToken ?? ''} />
}
