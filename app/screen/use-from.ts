import { useLocation } from '@remix-run/react'
import { useContext } from 'react'
import { AppendedAddress } from '~/ui/paged-list/use-paged-list'

/**
 * This screen, filtered and sorted as it is, for links whose target leads back here. Undefined at `usual`, the screen to which the target
 * leads back anyway.
 */
export function useFrom(usual?: string): string | undefined {
  const { pathname, search } = useLocation()
  const here = useContext(AppendedAddress) ?? pathname + search
  return here === usual ? undefined : here
}
