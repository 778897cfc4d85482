import type { FindGroup } from '~/domain/find'
import type { FoundLine } from '~/subjects/find/found-lines'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { type LoadedList, usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { FoundList } from './found-list'

export interface GroupPage {
  number: number
  isEmpty: boolean
  isLast: boolean
  lines: FoundLine[]
}

interface OneGroupProps {
  q: string
  group: FindGroup
  paged: LoadedList<GroupPage>
}

/** All matches of one group, page by page. */
export function OneGroup({ q, group, paged }: OneGroupProps) {
  const list = usePagedList(paged, {
    filters: { q, group },
    toPage: (page) => paths.find({ q, group, page }),
  })
  const shownCount = list.pages.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <Results
      summary={m.countShown({ shown: shownCount })}
      filters={{ q, group }}
      empty={
        list.isEmpty && (
          <EmptyState
            hint={list.refusal === null ? m.findAdvice() : undefined}
            action={{ to: paths.find(), label: m.clearSearch() }}
          >
            {list.refusal ?? m.noneFound({ group, q })}
          </EmptyState>
        )
      }
    >
      <PagedList list={list} earlierLabel={m.earlierResults()} endsHere={list.pages.at(-1)?.isLast}>
        {list.pages.map(({ number, lines }) => (
          <ResultPage key={number} number={number}>
            <FoundList lines={lines} />
          </ResultPage>
        ))}
      </PagedList>
    </Results>
  )
}
