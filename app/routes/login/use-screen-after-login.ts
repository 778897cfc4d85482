import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'
import { loadScreen } from '~/browser/next-screen'
import { whenStable } from '~/browser/use-service-worker'
import { paths } from '~/paths/paths'

/** Loads scripts and styles of the next screen while the server checks the password (decision 0017). */
export function useScreenAfterLogin(isSubmitting: boolean, returnTo: string) {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    if (!router || !isSubmitting) return
    const to = new URL(returnTo || paths.bookingsByDate(), location.origin)
    return whenStable(() => loadScreen(router.routes, to))
  }, [router, isSubmitting, returnTo])
}
