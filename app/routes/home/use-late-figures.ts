import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { paths } from '~/paths/paths'
import type { Figures } from './figures.server'

/** Requests late figures once more and waits longer for them. Returns the figures of the page until they arrive (X011). */
export function useLateFigures(figures: Figures): Figures {
  const fetcher = useFetcher<{ figures: Figures }>()
  const requestedFor = useRef<Figures>()
  const isLate = Object.values(figures.late).includes(true)
  useEffect(() => {
    if (!isLate || requestedFor.current === figures) return
    requestedFor.current = figures
    fetcher.load(paths.home({ wait: '1' }))
  }, [isLate, figures, fetcher])
  return isLate && fetcher.data ? fetcher.data.figures : figures
}
