import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
} from '@remix-run/react'
import type { DuesProject } from '~/contract/dues'
import { sumOf } from '~/domain/money'
import type { SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { CommissionPage } from '~/subjects/commission/commission-page'
import { DueSplit } from '~/subjects/commission/due-split'
import { type DuesList, duesLists, duesScreenAt } from '~/subjects/commission/dues/dues-lists'
import { loadDuesProjects } from '~/subjects/commission/dues/dues.server'
import { LinkAccordion } from '~/ui/accordion/accordion'
import { percentOf, ShareBar } from '~/ui/bars/bars'
import { Card } from '~/ui/card/card'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import type { PageProps } from '~/ui/page/page'
import { Columns } from '~/ui/stack/stack'
import { Pills } from '~/ui/tabs/tabs'
import { Amount, RichText } from '~/ui/text/text'
import { choices, percent, share } from './dues-page.css'

export const handle = pageTitle((pathname) => duesScreenAt(pathname).title())

export const loader = loadDuesProjects

export default function Dues() {
  const dues = useLoaderData<typeof loader>()
  return <DuesPage key={dues.list} {...dues} />
}

interface DuesPageProps {
  list: DuesList
  /** A sum is null if it is unknown. */
  projects: (DuesProject & { duePaise: number | null; payablePaise: number | null })[]
  /** The upstream's message when it refused the list. */
  refusal: string | null
  isAll: boolean
  /** True if no project has dues, but all=1 lists some projects. */
  hasOtherProjects: boolean
  print: PageProps['print']
  hasTax: boolean
}

/** Projects with the sums of their dues; the open project is a child route. */
function DuesPage({ list, projects, refusal, isAll, hasOtherProjects, print, hasTax }: DuesPageProps) {
  const { projectId } = useParams()
  const loadingPath = useLoadingPath()
  const allSearch = isAll ? ({ all: '1' } as const) : {}
  const sort = useSortSearch()
  const duesList = duesLists[list]
  const totalPaise = sumOf(projects, ({ duePaise }) => duePaise)
  const isListed = projects.some(({ id }) => id === projectId)
  return (
    <CommissionPage tab="dues" hasTax={hasTax} print={print}>
      <div className={choices}>
        <Pills
          label={m.whoseDues()}
          items={(['own', 'team'] as const).map((one) => ({
            label: duesLists[one].label(),
            to: duesLists[one].list(allSearch),
            isCurrent: one === list,
          }))}
        />
        <Pills
          label={m.whichDues()}
          items={[
            { label: m.dueOnly(), to: here({}), isCurrent: !isAll },
            { label: m.all(), to: here({ all: '1' }), isCurrent: isAll },
          ]}
        />
      </div>
      {projects.length > 0 && totalPaise !== null && (
        <Columns>
          <Figures
            isFirstMain
            items={[{ label: m.totalCommissionDue(), value: <Amount paise={totalPaise} /> }]}
          />
          <DueSplit
            duePaise={totalPaise}
            payablePaise={sumOf(projects, ({ payablePaise }) => payablePaise)}
          />
        </Columns>
      )}
      {projects.map(({ id, name, duePaise }) => (
        <LinkAccordion
          key={id}
          heading={name}
          detail={
            duePaise !== null &&
            totalPaise !== null &&
            totalPaise > 0 && (
              <span className={share}>
                <span className={percent}>
                  {m.percentOfTotalDue({ percent: percentOf(duePaise, totalPaise) })}
                </span>{' '}
                <ShareBar part={duePaise} whole={totalPaise} />
              </span>
            )
          }
          meta={
            duePaise !== null && (
              <RichText text={m.dueWithAmount()} parts={{ amount: <Amount paise={duePaise} /> }} />
            )
          }
          to={id === projectId ? duesList.list(allSearch) : duesList.project(id, { ...allSearch, ...sort })}
          isOpen={id === projectId || loadingPath === duesList.project(id)}
        >
          {id === projectId ? <Outlet /> : <p>{m.loading()}</p>}
        </LinkAccordion>
      ))}
      {projectId && !isListed && (
        <Card>
          <Outlet />
        </Card>
      )}
      {projects.length === 0 && !projectId && (
        <EmptyState
          hint={refusal === null ? m.duesAppearHere() : undefined}
          hasPicture={refusal === null}
          action={
            hasOtherProjects
              ? { to: duesList.list({ all: '1' }), label: m.showAll() }
              : { to: paths.plotAvailability(), label: m.plotAvailability() }
          }
        >
          {refusal ?? m.noResultsFound()}
        </EmptyState>
      )}
    </CommissionPage>
  )

  function here(search: { all?: '1' }) {
    return projectId ? duesList.project(projectId, { ...search, ...sort }) : duesList.list(search)
  }
}

/** The sort parameters of the open project. The loader of the project validates them. */
function useSortSearch(): Partial<SortSearch> {
  const { sort, order } = Object.fromEntries(new URLSearchParams(useLocation().search))
  return sort ? { sort, order: order === 'desc' ? 'desc' : 'asc' } : {}
}

function useLoadingPath(): string | undefined {
  return useNavigation().location?.pathname
}

/** Opening or sorting a project keeps the list; "Due Only" and "All" reload it (M176). */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList = modeIn(currentUrl) === modeIn(nextUrl) && currentUrl.href !== nextUrl.href
  return isSameList && !formMethod ? false : defaultShouldRevalidate
}

const modeIn = ({ searchParams }: URL) => searchParams.get('all')
