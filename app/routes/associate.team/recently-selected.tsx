import type { TeamMatch } from '~/api/team.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Accordion } from '~/ui/accordion/accordion'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { recentInPage } from './team.css'

/** The recently selected associates as links. With scripts, the combobox lists them instead (M219). */
export function RecentlySelected({ projectId, recent }: { projectId: string; recent: TeamMatch[] }) {
  if (recent.length === 0) return null
  return (
    <div className={recentInPage}>
      <Accordion heading={m.recentlySelected()} meta={recent.length}>
        <Stack gap={4}>
          {recent.map(({ id, name }) => (
            <TextLink key={id} to={paths.team({ project_id: projectId, search_agent_id: id })}>
              {name} · {id}
            </TextLink>
          ))}
        </Stack>
      </Accordion>
    </div>
  )
}
