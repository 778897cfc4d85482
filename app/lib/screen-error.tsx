import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { type ApiError, SOMETHING_WENT_WRONG } from '~/api/errors'
import { useEffect } from 'react'
import { hasSavedCopy } from '~/browser-session/saved-copies'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ErrorPage } from '~/ui/error-page/error-page'
import { Page } from '~/ui/page/page'
import type { ToastMessage } from '~/ui/toast/toast-messages'
import { isNetworkFailure, isScriptFailure, NO_CONNECTION } from './network-failure'
import { useScreenTitle } from './page-title'

/** Error boundary of every screen: a readable page with the menu (M008, M026, M027). */
export function ScreenError() {
  const error = useRouteError()
  const failure = describe(error ?? NOTHING_HERE)
  const screenTitle = useScreenTitle()
  const { pathname, search } = useLocation()
  useDocumentReload(error)
  const start = { to: paths.root(), label: 'Go to the start page' }
  if (!failure.title) {
    return (
      <Page title={screenTitle}>
        <EmptyState action={start}>{failure.text}</EmptyState>
      </Page>
    )
  }
  const again = { to: `${pathname}${search}`, label: 'Try again' }
  return (
    <ErrorPage title={failure.title} actions={failure.canRetry ? [again, start] : [start]}>
      {failure.text}
    </ErrorPage>
  )
}

export function useErrorToast(): ToastMessage | null {
  const error = useRouteError()
  const failure = error == null ? null : describe(error)
  return failure?.toast ? { type: 'error', message: failure.toast } : null
}

/** After a network failure, loads the page as a document if that can work: a saved copy exists, or only a script is missing. */
function useDocumentReload(error: unknown) {
  useEffect(() => {
    if (!isNetworkFailure(error)) return
    void canReload(error).then((isThere) => {
      if (isThere) location.reload()
    })
  }, [error])
}

const canReload = async (error: unknown) =>
  (await hasSavedCopy(location.href)) || (isScriptFailure(error) && (await isPortalReachable()))

const isPortalReachable = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

interface Failure {
  title?: string
  text: string
  toast?: string
  canRetry?: boolean
}

const NOTHING_HERE: Failure = { title: 'Page not found', text: "We can't find that page." }
const NOT_LOADED = 'This page could not be loaded'

function describe(error: unknown): Failure {
  if (error === NOTHING_HERE) return NOTHING_HERE
  if (isRouteErrorResponse(error)) return describeResponse(error.status, error.data)
  // The router passes the browser's own message.
  if (typeof document !== 'undefined' && isNetworkFailure(error))
    return {
      title: NOT_LOADED,
      text: 'Check your connection.',
      toast: `Error: ${NO_CONNECTION}`,
      canRetry: true,
    }
  return {
    title: NOT_LOADED,
    text: 'Something went wrong on our side. Please try again.',
    toast: SOMETHING_WENT_WRONG,
    canRetry: true,
  }
}

function describeResponse(status: number, data: unknown): Failure {
  if (isApiFailure(data)) {
    const isRefusal = ['refused', 'not-found', 'forbidden'].includes(data.kind)
    return isRefusal
      ? { text: data.message }
      : {
          title: NOT_LOADED,
          text: 'Please try again in a moment.',
          toast: SOMETHING_WENT_WRONG,
          canRetry: true,
        }
  }
  if (status === 404 || status === 405) return NOTHING_HERE
  if ([400, 403, 413].includes(status) && typeof data === 'string' && data)
    return { title: 'Not accepted', text: data }
  return { title: NOT_LOADED, text: 'Please try again.', toast: SOMETHING_WENT_WRONG, canRetry: true }
}

function isApiFailure(data: unknown): data is ApiError['data'] {
  return typeof data === 'object' && data !== null && 'kind' in data && 'message' in data
}
