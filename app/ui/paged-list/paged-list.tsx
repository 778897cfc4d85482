import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { TextLink } from '../text-link/text-link'
import { LoadMore } from './load-more'
import type { usePagedList } from './use-paged-list'

type PagedListProps = {
  list: Pick<ReturnType<typeof usePagedList>, 'earlierTo' | 'more'>
  /** Such as "Newer payments". */
  earlierLabel: string
  /** True if the last row is shown: hides "Load More" and "End of results". */
  endsHere?: boolean
  children: ReactNode
}

/** Rows, a link to earlier pages above them if there are any, and "Load More" below. */
export function PagedList({ list, earlierLabel, endsHere = false, children }: PagedListProps) {
  return (
    <Stack>
      {list.earlierTo && (
        <TextLink to={list.earlierTo} icon="back">
          {earlierLabel}
        </TextLink>
      )}
      {children}
      {!endsHere && <LoadMore {...list.more} />}
    </Stack>
  )
}
