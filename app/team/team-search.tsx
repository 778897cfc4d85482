import { Form, useFetcher, useNavigate, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { TeamMatch } from '~/api/team.server'
import { paths } from '~/paths'
import type { loader } from '~/routes/associate.team-search/route'
import { Button } from '~/ui/button/button'
import { Combobox } from '~/ui/combobox/combobox'
import { SelectField } from '~/ui/field/select-field'
import { input, row } from '~/ui/search-box/search-box.css'
import { Stack } from '~/ui/stack/stack'

interface TeamSearchProps {
  projects: { id: string; name: string }[]
  projectId: string
  associateId: string
  text: string
  recent: TeamMatch[]
}

const PAUSE_MS = 200

/** GET form. With scripts, a project choice submits and the search suggests while typing (M218). */
export function TeamSearch({ projects, projectId, associateId, text, recent }: TeamSearchProps) {
  const navigate = useNavigate()
  const submit = useSubmit()
  const suggestions = useSuggestions(projectId, recent)
  return (
    <Form method="get" action={paths.team()} role="search">
      {associateId && <input type="hidden" name="search_agent_id" value={associateId} />}
      <Stack gap={12}>
        <SelectField
          name="project_id"
          label="Project"
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={projectId}
          onChange={({ currentTarget }) => submit(currentTarget.form)}
        />
        <div className={row}>
          <div className={input}>
            <Combobox
              key={`${text} ${associateId}`}
              name="q"
              label="Associate code or name"
              defaultValue={text}
              onChoose={({ value }) =>
                navigate(paths.team({ project_id: projectId, search_agent_id: value }))
              }
              {...suggestions}
            />
          </div>
          <Button icon="search">Search</Button>
        </div>
      </Stack>
    </Form>
  )
}

/** History for empty input, otherwise matches (M219). */
function useSuggestions(projectId: string, recent: TeamMatch[]) {
  const fetcher = useFetcher<typeof loader>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const [typed, setTyped] = useState('')
  const results = fetcher.data?.q === typed ? fetcher.data : null

  function onText(text: string) {
    const trimmed = text.trim()
    setTyped(trimmed)
    clearTimeout(timer.current)
    if (!trimmed) return
    timer.current = setTimeout(() => {
      if (navigator.onLine) fetcher.load(paths.teamSearch(projectId, trimmed))
    }, PAUSE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const options = typed ? (results?.matches ?? []) : recent
  return {
    options: options.map(({ id, name }) => ({ value: id, label: name, detail: id })),
    groupLabel: typed ? undefined : 'Recently selected',
    message: typed ? (results ? (results.error ?? 'Not found') : 'Loading...') : undefined,
    onText,
  }
}
