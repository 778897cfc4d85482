import { isRouteErrorResponse, useMatches, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router'
import { m } from '~/messages/messages'

interface TitledHandle {
  title: (pathname: string) => string
}

/** Each screen exports the result as `handle` (M009). Screens that share a module take the title from the address. */
export const pageTitle = (title: TitledHandle['title']): TitledHandle => ({ title })

interface ActionTitle {
  screenTitle?: string
}

/** The title in an action's result, else that of the innermost screen; `Page not found` if the address is unknown. */
export function useScreenTitle(): string {
  const error = useRouteError()
  const actionResult = Object.values(useActionResults()).find((result) => result?.screenTitle)
  const titles = useMatches().flatMap(({ handle, pathname }) =>
    isTitled(handle) ? [handle.title(pathname)] : [],
  )
  return (
    actionResult?.screenTitle ?? (isUnknownAddress(error) ? undefined : titles.at(-1)) ?? m.pageNotFound()
  )
}

/** Excludes API errors, which have data. A screen that is not offered is an unknown address too (X002). */
const isUnknownAddress = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 404 && !error.data

/** `Plot Partner - Receipts`, with `Error: ` before it if a form has failed. Remix's meta cannot see action data. */
export function PageTitle() {
  const root = useRouteLoaderData<{ productName?: string }>('root')
  const title = `${root?.productName ?? 'Plot Partner'} - ${useScreenTitle()}`
  return <title>{useHasFailedForm() ? m.errorMessage({ message: title }) : title}</title>
}

function useHasFailedForm(): boolean {
  const results = useActionResults()
  const isRefusedByLoader = useMatches().some((match) => hasErrors(match.data))
  return isRefusedByLoader || Object.values(results).some((result) => Boolean(result?.errors))
}

function useActionResults(): Record<string, ({ errors?: object } & ActionTitle) | null> {
  return useContext(UNSAFE_DataRouterStateContext)?.actionData ?? {}
}

function hasErrors(data: unknown): boolean {
  const errors = typeof data === 'object' && data !== null && 'errors' in data && data.errors
  return Array.isArray(errors) && errors.length > 0
}

function isTitled(handle: unknown): handle is TitledHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}
