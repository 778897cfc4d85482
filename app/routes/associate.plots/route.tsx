import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { toResult } from '~/api/result'
import { sortByField, sortNames } from '~/domain/fields'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'
import { paths } from '~/paths/paths'
import { loadPagedList, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { failureToast } from '~/screen/screen-toast'
import { optionIn, readSearch } from '~/screen/search.server'
import { readSorting } from '~/screen/sorting.server'
import { requireAssociate } from '~/session/guard.server'
import { blockMap } from '~/subjects/plots/blocks'
import { plotFields } from '~/subjects/plots/plot-fields'
import { matches } from '~/subjects/plots/plot-filters'
import { PlotFiltersPanel } from '~/subjects/plots/plot-filters-panel'
import { readPlotFilters } from '~/subjects/plots/plot-filters.server'
import { type ListedPlot, plotColumns, PlotList, PLOTS_ID, ROWS_PER_PAGE } from '~/subjects/plots/plot-list'
import { type ProjectChoice, toChoice } from '~/subjects/plots/projects.server'
import { quoteAddress } from '~/subjects/plots/quote-address'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { usePagedList } from '~/ui/paged-list/use-paged-list'

export const handle = pageTitle(m.plotsForSale)

const Search = z.object({ ...pagingFields, filters: optionIn('open') })

/** The available plots of all projects, the cheapest first (X080). */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api } = await requireAssociate(args)
  await api.capabilities.require('layout')
  const { search } = readSearch(Search, request.url)
  const projects = await toResult(api.projects.all())
  const projectIds = projects.data?.map(({ id }) => id)
  const { typed, filters, errors, isActive } = readPlotFilters(request.url, projectIds)
  const layouts = await api.plots.layouts(projects.data ?? [])
  const plots = layouts.flatMap(({ project, blocks }) =>
    (blocks ?? [])
      .flatMap((block) => blockMap(block).plots)
      .filter(({ isAvailable }) => isAvailable)
      .map(({ boxes: _, ...plot }) => ({ ...plot, project: toChoice(project) })),
  )
  const sorting = readSorting(request.url, sortNames(plotFields))
  const found = sortByField(
    plots.filter(
      (plot) => matches(plot, filters) && (filters.project === '' || plot.project.id === filters.project),
    ),
    sorting.by === null ? { by: 'price', order: 'asc' } : sorting,
    plotFields,
  )
  return data(
    {
      plotCount: plots.length,
      foundCount: found.length,
      missing: layouts.flatMap(({ project, blocks }) => (blocks ? [] : [project.name])),
      sorting,
      panel: {
        values: typed,
        errors,
        isActive,
        isOpen: search.filters === 'open',
        projects: layouts.map(({ project }) => toChoice(project)),
        facings: [...new Set(plots.flatMap(({ facings }) => facings))].sort(),
        knowsCorners: plots.some(({ isCorner }) => isCorner),
      },
      paged: await loadPagedList(search, (number) => {
        const rows = found.slice((number - 1) * ROWS_PER_PAGE, number * ROWS_PER_PAGE)
        return Promise.resolve({ number, isEmpty: rows.length === 0, rows })
      }),
      screenToast: failureToast(projects.failure?.message),
    },
    { status: projects.failure?.status ?? 200 },
  )
}

export default function PlotsForSale() {
  const { plotCount, foundCount, missing, sorting, panel, paged } = useLoaderData<typeof loader>()
  const { values, isActive } = panel
  const sortParams = sortSearch(sorting)
  const list = usePagedList(paged, {
    filters: [values, sortParams],
    toPage: (page) => paths.plotsForSale({ ...values, ...sortParams, page }),
  })
  const sort = {
    ...sorting,
    to: (search: Partial<SortSearch>) => `${paths.plotsForSale({ ...values, ...search })}#${PLOTS_ID}`,
  }
  const columns = plotColumns<ListedPlot & { project: ProjectChoice }>(
    { header: m.project(), cell: ({ project }) => project.name },
    { isForSale: true },
  )
  return (
    <Page
      title={m.plotsForSale()}
      back={{ to: paths.projects(), label: m.projects() }}
      lead={m.pricesBeforeEmi()}
      width="table"
    >
      {missing.length > 0 && <Notice>{m.projectsNotSearched({ projects: listOf(missing) })}</Notice>}
      <div id={PLOTS_ID}>
        <PlotFiltersPanel {...panel} toList={paths.plotsForSale} columns={columns} sort={sort}>
          <PlotList
            list={list}
            foundCount={foundCount}
            plotCount={plotCount}
            filters={[values, sortParams]}
            failure={null}
            clearTo={paths.plotsForSale()}
            isFiltered={isActive}
            columns={columns}
            rowTo={({ project, number }, from) => quoteAddress(project, number, from)}
            sort={sort}
          />
        </PlotFiltersPanel>
      </div>
    </Page>
  )
}
