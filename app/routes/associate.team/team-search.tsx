import { Form, useNavigate, useSubmit } from '@remix-run/react'
import type { TeamMatch } from '~/api/team.server'
import { m } from '~/messages/messages'
import { MAX_TEAM_SEARCH_LENGTH } from '~/paths/searches'
import { paths } from '~/paths/paths'
import { Button } from '~/ui/button/button'
import { Combobox } from '~/ui/combobox/combobox'
import { useSuggestions } from '~/ui/combobox/use-suggestions'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { SelectField } from '~/ui/field/select-field'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { input, row } from '~/ui/search-box/search-box.css'
import { Stack } from '~/ui/stack/stack'

interface TeamSearchProps {
  projects: { id: string; name: string }[]
  projectId: string
  associateId: string
  text: string
  recent: TeamMatch[]
}

/** A GET form. With scripts, choosing a project submits the form, and the search suggests associates while typing (M218). */
export function TeamSearch({ projects, projectId, associateId, text, recent }: TeamSearchProps) {
  const navigate = useNavigate()
  const submit = useSubmit()
  const suggestions = useTeamSuggestions(projectId, recent)
  return (
    <Form method="get" action={paths.team()} role="search">
      {associateId && <input type="hidden" name="search_agent_id" value={associateId} />}
      <Stack gap={12}>
        <SelectField
          name="project_id"
          label={m.project()}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={projectId}
          onChange={({ currentTarget }) => submit(currentTarget.form)}
        />
        <div className={row}>
          <div className={input}>
            <Combobox
              key={`${text} ${associateId}`}
              name="q"
              label={m.associateCodeOrName()}
              defaultValue={text}
              maxLength={MAX_TEAM_SEARCH_LENGTH}
              onChoose={({ value }) =>
                navigate(paths.team({ project_id: projectId, search_agent_id: value }))
              }
              {...suggestions}
            />
          </div>
          <Button icon="search">{m.search()}</Button>
        </div>
      </Stack>
    </Form>
  )
}

/** Suggests the recently selected associates for an empty field, otherwise the matches (M219). */
function useTeamSuggestions(projectId: string, recent: TeamMatch[]) {
  const { matches, message, onText } = useSuggestions<TeamMatch>({
    toUrl: (text) => paths.teamSearch(projectId, text),
  })
  return {
    options: (matches ?? recent).map(({ id, name }) => ({ value: id, label: name, detail: id })),
    groupLabel: matches ? undefined : m.recentlySelected(),
    message,
    onText,
  }
}

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
