import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

let firstScreen: { build: string | undefined; key: string } | null = null

/** Reloads on the first navigation after a deploy, because the loaded scripts belong to the older build. */
export function useReloadAfterDeploy(build: string | undefined) {
  const { key } = useLocation()
  useEffect(() => {
    firstScreen ??= { build, key }
    if (build !== firstScreen.build && key !== firstScreen.key) location.reload()
  }, [build, key])
}
