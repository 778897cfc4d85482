import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

let loaded: { build: string | undefined; key: string } | null = null

/** After a deploy the scripts here are older than what the server answers: the next page that is reached is loaded anew. */
export function useReloadAfterDeploy(build: string | undefined) {
  const { key } = useLocation()
  useEffect(() => {
    loaded ??= { build, key }
    if (build !== loaded.build && key !== loaded.key) location.reload()
  }, [build, key])
}
