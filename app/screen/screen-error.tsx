import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { type ApiError } from '~/api/errors'
import { useEffect } from 'react'
import { hasSavedCopy } from '~/browser/saved-copies'
import { m } from '~/messages/messages'
import { areaAt } from '~/paths/area'
import { paths } from '~/paths/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ErrorPage } from '~/ui/error-page/error-page'
import { Page } from '~/ui/page/page'
import type { ToastMessage } from '~/ui/toast/toast-messages'
import { isNetworkFailure, isScriptFailure } from '~/browser/network-failure'
import { useScreenTitle } from './page-title'

/** Error boundary of every screen: a readable page, with the menu after login (M008, M026, M027). */
export function ScreenError() {
  const error = useRouteError()
  const failure = error == null ? nothingHere() : describe(error)
  const screenTitle = useScreenTitle()
  const { pathname, search } = useLocation()
  useDocumentReload(error)
  const start = {
    to: areaAt(pathname) === 'office' ? paths.office() : paths.root(),
    label: m.goToTheStartPage(),
  }
  if (!failure.title) {
    return (
      <Page title={screenTitle}>
        <EmptyState action={start}>{failure.text}</EmptyState>
      </Page>
    )
  }
  const again = { to: `${pathname}${search}`, label: m.tryAgain() }
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

/** After a network failure, loads the page as a document if a saved copy exists or if only a script is missing. */
function useDocumentReload(error: unknown) {
  useEffect(() => {
    if (!isNetworkFailure(error)) return
    void canReload(error).then((isReloadable) => {
      if (isReloadable) location.reload()
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

const nothingHere = (): Failure => ({ title: m.pageNotFound(), text: m.weCantFindThatPage() })

const failed = (text: string, toast = m.somethingWentWrong()): Failure => ({
  title: m.pageNotLoaded(),
  text,
  toast,
  canRetry: true,
})

function describe(error: unknown): Failure {
  if (isRouteErrorResponse(error)) return describeResponse(error.status, error.data)
  // On the server, a network failure says nothing about the person's connection.
  if (typeof document !== 'undefined' && isNetworkFailure(error))
    return failed(m.checkYourConnection(), m.errorMessage({ message: m.checkYourNetwork() }))
  return failed(m.wentWrongOnOurSide())
}

function describeResponse(status: number, data: unknown): Failure {
  if (isApiFailure(data)) {
    const isRefusal = ['refused', 'not-found', 'forbidden'].includes(data.kind)
    return isRefusal ? { text: data.message } : failed(m.tryAgainInAMoment())
  }
  if (status === 404 || status === 405) return nothingHere()
  if ([400, 403, 413].includes(status) && typeof data === 'string' && data)
    return { title: m.notAccepted(), text: data }
  return failed(m.pleaseTryAgain())
}

function isApiFailure(data: unknown): data is ApiError['data'] {
  return typeof data === 'object' && data !== null && 'kind' in data && 'message' in data
}
