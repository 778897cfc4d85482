import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

let first: { build: string | undefined; key: string } | null = null

/** Reloads on the first navigation after a deploy, because the loaded scripts belong to the older build. */
export function useReloadAfterDeploy(build: string | undefined) {
  const { key } = useLocation()
  useEffect(() => {
    first ??= { build, key }
    if (build !== first.build && key !== first.key) location.reload()
  }, [build, key])
}
