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

/** Every failure ends in a page that can be read, with the menu around it (checklist M008, M026, M027). */
export function ScreenError() {
  const error = useRouteError()
  const failure = describe(error ?? NOTHING_HERE)
  const screenTitle = useScreenTitle()
  const { pathname, search } = useLocation()
  useDocument(error)
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

/** The toast that goes with an error page; a refusal or an unknown page needs none. */
export function useErrorToast(): ToastMessage | null {
  const error = useRouteError()
  const failure = error == null ? null : describe(error)
  return failure?.toast ? { type: 'error', message: failure.toast } : null
}

/**
 * Where the connection broke off, the page is loaded as a document if that leads anywhere: the service worker has a saved copy, or
 * the portal answers and only a script is gone, as after a deploy.
 */
function useDocument(error: unknown) {
  useEffect(() => {
    if (!isNetworkFailure(error)) return
    void canLoad(error).then((isThere) => {
      if (isThere) location.reload()
    })
  }, [error])
}

const canLoad = async (error: unknown) =>
  (await hasSavedCopy(location.href)) || (isScriptFailure(error) && (await answersPortal()))

const answersPortal = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

interface Failure {
  /** Absent when the failure belongs to the screen, which then keeps its own title. */
  title?: string
  text: string
  toast?: string
  canRetry?: boolean
}

const NOTHING_HERE: Failure = { title: 'Page not found', text: 'There is no page at this address.' }
const NOT_LOADED = 'This page could not be loaded'

function describe(error: unknown): Failure {
  if (error === NOTHING_HERE) return NOTHING_HERE
  if (isRouteErrorResponse(error)) return describeResponse(error.status, error.data)
  // The browser could not reach this server: the router passes on the browser's own words.
  if (typeof document !== 'undefined' && isNetworkFailure(error))
    return {
      title: NOT_LOADED,
      text: 'Check your connection.',
      toast: `Error: ${NO_CONNECTION}`,
      canRetry: true,
    }
  return {
    title: NOT_LOADED,
    text: 'The fault is ours. Please try again.',
    toast: SOMETHING_WENT_WRONG,
    canRetry: true,
  }
}

function describeResponse(status: number, data: unknown): Failure {
  if (isApiFailure(data)) {
    const isAnswer = ['refused', 'not-found', 'forbidden'].includes(data.kind)
    return isAnswer
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
