import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { Stack } from '../stack/stack'
import { TextLink } from '../text-link/text-link'
import { LoadMore } from './load-more'
import { AppendedAddress, type usePagedList } from './use-paged-list'

type PagedListProps = {
  list: Pick<ReturnType<typeof usePagedList>, 'earlierTo' | 'more' | 'appendedAddress'>
  /** Such as "Newer payments". */
  earlierLabel: string
  /** Hides "Load More" and "End of results". True only if the last row is shown. */
  endsHere?: boolean
  children: ReactNode
}

/** Rows. Above them a link, if there are earlier pages; below them "Load More" or "End of results", unless `endsHere`. */
export function PagedList({ list, earlierLabel, endsHere = false, children }: PagedListProps) {
  return (
    <Stack>
      {list.earlierTo && (
        <TextLink to={list.earlierTo} icon="back">
          {earlierLabel}
        </TextLink>
      )}
      <AppendedAddress.Provider value={list.appendedAddress}>{children}</AppendedAddress.Provider>
      {!endsHere && <LoadMore {...list.more} />}
    </Stack>
  )
}

/** The rows of one page. The Load More link leads here, and a fetch moves the focus here. */
export function ResultPage({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div id={`page-${number}`} role="group" aria-label={m.pageNumber({ number })} tabIndex={-1}>
      <Stack>{children}</Stack>
    </div>
  )
}
