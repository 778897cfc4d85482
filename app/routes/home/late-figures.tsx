import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { paths } from '~/paths/paths'
import { Card } from '~/ui/card/card'
import { TextLink } from '~/ui/text-link/text-link'
import { RichText } from '~/ui/text/text'
import type { Figures } from './figures.server'

/** The part of Home's data that may arrive late. The first steps depend on the figures. */
export interface LoadedFigures {
  figures: Figures
  firstSteps: { hasProjects: boolean } | null
}

/** Stands in for figures that failed or are late. "Try again" waits longer for them (X011). */
export function LateFigures({ text }: { text: string }) {
  return (
    <Card>
      <p>
        <RichText
          text={text}
          parts={{ link: (words) => <TextLink to={paths.home({ wait: '1' })}>{words}</TextLink> }}
        />
      </p>
    </Card>
  )
}

/** Requests late figures once more and waits longer for them. Returns the figures of the page until they arrive (X011). */
export function useLateFigures(loaded: LoadedFigures): LoadedFigures {
  const { figures } = loaded
  const fetcher = useFetcher<LoadedFigures>()
  const requestedFor = useRef<Figures>()
  const isLate = Object.values(figures.late).includes(true)
  useEffect(() => {
    if (!isLate || requestedFor.current === figures) return
    requestedFor.current = figures
    fetcher.load(paths.home({ wait: '1' }))
  }, [isLate, figures, fetcher])
  return isLate && fetcher.data ? fetcher.data : loaded
}
