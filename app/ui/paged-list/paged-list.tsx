import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { TextLink } from '../text-link/text-link'
import { LoadMore } from './load-more'
import type { usePagedList } from './use-paged-list'

type PagedListProps = {
  list: Pick<ReturnType<typeof usePagedList>, 'earlierTo' | 'more'>
  /** Such as "Newer payments". */
  earlierLabel: string
  /** The list has no further rows. */
  isWhole?: boolean
  children: ReactNode
}

/** Links to earlier pages above the rows, and "Load More" below them. */
export function PagedList({ list, earlierLabel, isWhole = false, children }: PagedListProps) {
  return (
    <Stack>
      {list.earlierTo && (
        <TextLink to={list.earlierTo} icon="back">
          {earlierLabel}
        </TextLink>
      )}
      {children}
      {!isWhole && <LoadMore {...list.more} />}
    </Stack>
  )
}
