import { useMatches, useRouteLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import { UNSAFE_DataRouterStateContext } from 'react-router'
import type { FormFailure } from './form'
import type { loader as rootLoader } from '~/root'

interface TitledHandle {
  title: string
}

/** Heads the title of a page whose form was not accepted. */
export const ERROR_PREFIX = 'Error: '

/** What a screen exports as `handle`: the second half of the page's title (checklist M009). */
export const pageTitle = (title: string): TitledHandle => ({ title })

/** What an action answers when what comes of it is a screen of its own, under the same address. */
export interface ActionTitle {
  screenTitle?: string
}

/** The title of the innermost screen of this page, or of what an action answered; `Page not found` where there is none. */
export function useScreenTitle(): string {
  const answered = Object.values(useActionResults()).find((answer) => answer?.screenTitle)
  const titled = useMatches().findLast((match) => isTitled(match.handle))
  return answered?.screenTitle ?? (titled?.handle as TitledHandle | undefined)?.title ?? 'Page not found'
}

/**
 * `Plot Partner - Receipts`, and `Error: …` when the page answers a form that was not accepted: by its action, or with the
 * `errors` of a GET form by its loader. Our own element rather than Remix's meta, because meta cannot see an action's answer.
 */
export function PageTitle() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const title = `${root?.productName ?? 'Plot Partner'} - ${useScreenTitle()}`
  return <title>{useHasFailedForm() ? ERROR_PREFIX + title : title}</title>
}

function useHasFailedForm(): boolean {
  const answers = useActionResults()
  const isRefusedByLoader = useMatches().some((match) => hasErrors(match.data))
  return isRefusedByLoader || Object.values(answers).some((answer) => Boolean(answer?.errors))
}

function useActionResults(): Record<string, (Partial<FormFailure> & ActionTitle) | null> {
  return useContext(UNSAFE_DataRouterStateContext)?.actionData ?? {}
}

function hasErrors(data: unknown): boolean {
  const errors = typeof data === 'object' && data !== null && 'errors' in data && data.errors
  return Array.isArray(errors) && errors.length > 0
}

function isTitled(handle: unknown): handle is TitledHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle
}
