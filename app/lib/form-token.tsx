import { useRouteLoaderData } from '@remix-run/react'
import type { loader as rootLoader } from '~/root'
import { FORM_TOKEN } from '~/session/form-token'

/** Stands in every form that changes something, for browsers that do not say where a form comes from (decision 0016). */
export function FormToken() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return <input type="hidden" name={FORM_TOKEN} value={root?.formToken ?? ''} />
}
