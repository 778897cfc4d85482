import type { FindGroup } from '~/domain/find'
import { type FoundLine, GROUP_LABELS } from '~/subjects/find/found-lines'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { LedgerGroup } from '~/ui/ledger/ledger'
import { Results } from '~/ui/results/results'
import { TextLink } from '~/ui/text-link/text-link'
import { FoundList } from './found-list'

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
