import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import * as z from 'zod/v4-mini'
import type { TeamMatch } from '~/api/team.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { searchParamsOf } from '~/paths/params.server'
import { readForm } from '~/screen/forms/read-form.server'
import { pageTitle } from '~/screen/page-title'
import { requireAssociate } from '~/session/guard.server'
import { commitPreferences, getPreferences } from '~/session/preferences.server'
import { Sellers } from '~/subjects/bookings/sellers'
import { Accordion } from '~/ui/accordion/accordion'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Beside, Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { DateText, RichText } from '~/ui/text/text'
import { commitRecent } from './recent.server'
import { TeamMenu } from './team-menu'
import { TeamMatches, TeamSearch } from './team-search'
import { TeamTree } from './team-tree'
import { legend, recentInPage } from './team.css'
import { loadTeam } from './team.server'

export const handle = pageTitle(m.team)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export const loader = (args: LoaderFunctionArgs) => loadTeam(args)

const shownOrHidden = z.catch(z.optional(z.enum(['hidden', 'shown'])), undefined)
const OptionsSchema = z.object({
  myCommission: shownOrHidden,
  teamCommission: shownOrHidden,
  recent: z.catch(z.optional(z.literal('clear')), undefined),
})

/** Stores in a cookie which percentages are shown (M220), or clears the recently selected associates. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const { session } = await requireAssociate(args)
  const { data: options = {} } = await readForm(args, OptionsSchema)
  const preferences = getPreferences(args)
  const cookie = options.recent
    ? await commitRecent(session.user.id, [])
    : commitPreferences({
        ...preferences,
        myCommission: options.myCommission ?? preferences.myCommission,
        teamCommission: options.teamCommission ?? preferences.teamCommission,
      })
  const search = searchParamsOf(request.url)
  const to = search.size > 0 ? `${paths.team()}?${search}` : paths.team()
  return redirect(to, { headers: { 'Set-Cookie': cookie } })
}

export default function Team() {
  const {
    projects,
    projectId,
    associateId,
    text,
    open,
    rootSteps,
    tree,
    matches,
    view,
    recent,
    refusal,
    hasFigures,
    sellers,
    isPartial,
    yearFrom,
  } = useLoaderData<typeof loader>()
  const currentSearch = { project_id: projectId, search_agent_id: associateId || undefined }
  const openAt = (codes: string[]) => paths.team({ ...currentSearch, open: codes.join(',') })
  const showsCommission = tree?.children.some(({ commission }) => commission !== null)
  const commissionProject = showsCommission && projects.find(({ id }) => id === projectId)?.name
  const results = useFocusOnChange<HTMLElement>(`${associateId} ${text}`)
  const context = {
    projectId,
    ownId: view.ownId,
    isSearching: view.isSearching,
    hasFigures,
    rootSteps,
    open,
    openAt,
  }
  return (
    <Page
      title={m.team()}
      actions={
        <TeamMenu
          action={text ? paths.team({ ...currentSearch, q: text }) : openAt(open)}
          hasRecent={recent.length > 0}
          showsMyCommission={view.showsMyCommission}
          showsTeamCommission={view.showsTeamCommission}
        />
      }
      width="table"
    >
      <Beside>
        <Stack>
          <TeamSearch
            projects={projects}
            projectId={projectId}
            associateId={associateId}
            text={text}
            recent={recent}
          />
          <RecentlySelected projectId={projectId} recent={recent} />
          {isPartial && <p>{m.someFiguresNotAvailable()}</p>}
        </Stack>
        <section aria-label={m.associates()} tabIndex={-1} ref={results}>
          <Stack>
            {(matches || view.isSearching) && (
              <Notice>
                {matches ? m.resultsForText({ text }) : m.theTeamOfName({ name: tree?.name ?? '' })}{' '}
                <TextLink to={paths.team({ project_id: projectId })} isInline>
                  {m.clearSearch()}
                </TextLink>
              </Notice>
            )}
            {matches && <TeamMatches projectId={projectId} matches={matches} />}
            {!matches && tree?.ofYear && (
              <p className={legend}>
                {commissionProject && `${m.commissionInProject({ project: commissionProject })} `}
                <RichText text={m.ownFiguresOfYear()} parts={{ yearFrom: <DateText date={yearFrom} /> }} />
              </p>
            )}
            {!matches && tree && (
              <TeamTree key={`${projectId} ${tree.id}`} members={[tree]} context={context} />
            )}
            {!matches && !tree && (
              <EmptyState
                action={
                  associateId
                    ? { to: paths.team({ project_id: projectId }), label: m.clearSearch() }
                    : undefined
                }
                hint={projects.length === 0 && refusal === null ? m.noProjectYet() : undefined}
              >
                {refusal ?? m.resultsNotFound()}
              </EmptyState>
            )}
          </Stack>
        </section>
        <Sellers sellers={sellers} ownId={view.ownId} />
      </Beside>
    </Page>
  )
}

/** The recently selected associates as links. With scripts, the combobox lists them instead (M219). */
function RecentlySelected({ projectId, recent }: { projectId: string; recent: TeamMatch[] }) {
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

/** Focuses the result after a new selection or search, because the focused element may have disappeared. */
function useFocusOnChange<Element extends HTMLElement>(chosen: string): RefObject<Element> {
  const ref = useRef<Element>(null)
  const shown = useRef(chosen)

  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    ref.current?.focus()
  }, [chosen])

  return ref
}
