import type { TeamMatch } from '~/api/team.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'

export function TeamMatches({ projectId, matches }: { projectId: string; matches: TeamMatch[] }) {
  if (matches.length === 0)
    return (
      <EmptyState
        hint={m.nobodyFoundInTeam()}
        action={{ to: paths.team({ project_id: projectId }), label: m.clearSearch() }}
      >
        {m.notFound()}
      </EmptyState>
    )
  return (
    <Ledger>
      {matches.map(({ id, name }) => (
        <LedgerRow
          key={id}
          label={name}
          detail={id}
          to={paths.team({ project_id: projectId, search_agent_id: id })}
        />
      ))}
    </Ledger>
  )
}
