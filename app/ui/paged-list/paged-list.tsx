import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { TextLink } from '../text-link/text-link'
import { LoadMore } from './load-more'
import type { usePagedList } from './use-paged-list'

type PagedListProps = {
  list: Pick<ReturnType<typeof usePagedList>, 'earlierTo' | 'more'>
  /** Such as "Newer payments". */
  earlierLabel: string
  isWhole?: boolean
  children: ReactNode
}

/** The rows of a list between the links to its earlier and its further pages. */
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
