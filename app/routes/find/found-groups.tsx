import type { FindGroup } from '~/domain/find'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { type FoundLine, GROUP_LABELS } from '~/subjects/find/found-lines'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Ledger, LedgerGroup, LedgerRow } from '~/ui/ledger/ledger'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { type LoadedList, usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { TextLink } from '~/ui/text-link/text-link'

interface AllGroupsProps {
  q: string
  groups: FindGroup[]
  lines: Record<FindGroup, FoundLine[]>
  /** Groups that have more rows than `lines` contains. */
  more: FindGroup[]
}

/** The first rows of the groups. */
export function AllGroups({ q, groups, lines, more }: AllGroupsProps) {
  const count = groups.reduce((sum, group) => sum + lines[group].length, 0)
  return (
    <Results
      summary={more.length > 0 ? m.countAndMoreFound({ count }) : m.countFound({ count })}
      filters={{ q }}
      empty={
        groups.length === 0 && (
          <EmptyState hint={m.findAdvice()} action={{ to: paths.find(), label: m.clearSearch() }}>
            {m.nothingFoundForQ({ q })}
          </EmptyState>
        )
      }
    >
      {groups.map((group) => (
        <LedgerGroup key={group} heading={GROUP_LABELS[group]()}>
          <FoundList lines={lines[group]} />
          {more.includes(group) && (
            <TextLink to={paths.find({ q, group })}>{m.viewAllFound({ group })}</TextLink>
          )}
        </LedgerGroup>
      ))}
    </Results>
  )
}

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

function FoundList({ lines }: { lines: FoundLine[] }) {
  return (
    <Ledger>
      {lines.map(({ key, label, detail, to }) => (
        <LedgerRow key={key} label={label} detail={detail} to={to} />
      ))}
    </Ledger>
  )
}
