import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { statusOfParts, toListResult, toResult } from '~/api/result'
import { formatDate, todayInIndia } from '~/domain/dates'
import { shownRera } from '~/domain/rera'
import { sortNames } from '~/domain/fields'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { readSorting } from '~/screen/sorting.server'
import { loadPagedList, noPages, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { parseParams, notInTeam } from '~/screen/params'
import { failureToast } from '~/screen/screen-toast'
import { optionIn, readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { projectParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { shownPicture } from '~/screen/pictures/shown-picture.server'
import { blockMap, plotAddress } from '~/subjects/plots/blocks'
import { embeddedMap } from '~/subjects/plots/load-site-map.server'
import { matches } from '~/subjects/plots/plot-filters'
import { plotFields, sortPlots } from '~/subjects/plots/plot-fields'
import { readPlotFilters } from '~/subjects/plots/plot-filters.server'
import { ProjectLinks } from '~/subjects/plots/project-links'
import { loadProjectLinks } from '~/subjects/plots/project-links.server'
import { ReraLine } from '~/subjects/plots/rera'
import { MAP_ID, SiteMapFrame } from '~/subjects/plots/site-map-frame'
import { deliveryMode } from '~/session/delivery.server'
import { requireAssociate } from '~/session/guard.server'
import { Amount } from '~/ui/text/text'
import { ButtonLink } from '~/ui/button/button'
import { Figures } from '~/ui/figures/figures'
import { Page, RecordActions } from '~/ui/page/page'
import { usePagedList } from '~/ui/paged-list/use-paged-list'
import { Beside, Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { LatestPictures } from './latest-pictures'
import { PlotFiltersPanel } from '~/subjects/plots/plot-filters-panel'
import { type ListedPlot, plotColumns, PlotList, PLOTS_ID, ROWS_PER_PAGE } from '~/subjects/plots/plot-list'

export const handle = pageTitle(m.project)

const MAX_PICTURES = 4

const Search = z.object({ ...pagingFields, filters: optionIn('open'), zoom: z.coerce.number().catch(1) })

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('layout')
  const { projectId } = parseParams(projectParams, args.params)
  const { search } = readSearch(Search, request.url)
  const { typed, filters, errors, isActive } = readPlotFilters(request.url)
  const [projects, layout, gallery] = await Promise.all([
    toResult(api.projects.all()),
    toResult(api.plots.layout(projectId)),
    toListResult(api.gallery.dates(projectId), []),
  ])
  const project = projects.data?.find(({ id }) => id === projectId)
  if (projects.data && !project) throw notInTeam()
  const blocks = layout.data ?? []
  const plots = blocks.flatMap((block) =>
    blockMap(block).plots.map(({ boxes: _, ...plot }) => ({ ...plot, block: block.name })),
  )
  const sorting = readSorting(request.url, sortNames(plotFields))
  const foundPlots = sortPlots(
    plots.filter((plot) => matches(plot, filters)),
    sorting,
  )
  const latest = gallery.data[0]
  return data(
    {
      projectId,
      name: project?.name ?? '',
      ratePaise: project?.ratePaise ?? null,
      rera: shownRera(project?.rera, todayInIndia()),
      reraUrl: project?.reraUrl ?? null,
      links: project ? await loadProjectLinks(api, session.user.id, project) : null,
      plotCount: plots.length,
      availableCount: plots.filter(({ isAvailable }) => isAvailable).length,
      foundCount: foundPlots.length,
      sorting,
      map: embeddedMap(args, projectId, blocks, { filters }),
      isLite: deliveryMode(args) === 'lite',
      zoom: search.zoom,
      panel: {
        values: typed,
        errors,
        isActive,
        isOpen: search.filters === 'open',
        facings: [...new Set(plots.flatMap(({ facings }) => facings))].sort(),
        knowsCorners: plots.some(({ isCorner }) => isCorner),
      },
      paged: layout.data
        ? await loadPagedList(search, (number) => {
            const rows = foundPlots.slice((number - 1) * ROWS_PER_PAGE, number * ROWS_PER_PAGE)
            return Promise.resolve({ number, isEmpty: rows.length === 0, rows })
          })
        : noPages(search),
      latest: latest
        ? {
            date: latest.date,
            pictures: latest.images.slice(0, MAX_PICTURES).flatMap(({ heading, thumbUrl }) => {
              const picture = shownPicture(args, session.user.id, thumbUrl, {
                shown: [320, 640],
                linked: 640,
              })
              return picture ? [{ heading, picture }] : []
            }),
          }
        : null,
      failure: layout.failure?.message ?? null,
      screenToast: failureToast(layout.failure?.message),
    },
    { status: layout.failure?.status ?? statusOfParts(projects.failure) },
  )
}

export default function Project() {
  const { projectId, name, paged, panel, map, latest, links, sorting, ...loaded } =
    useLoaderData<typeof loader>()
  const { isActive, values } = panel
  const sortParams = sortSearch(sorting)
  const zoomSearch: Record<string, string> = loaded.zoom === 1 ? {} : { zoom: String(loaded.zoom) }
  const toProject = (search: Parameters<typeof paths.project>[1]) =>
    paths.project(projectId, { ...search, ...zoomSearch })
  const list = usePagedList(paged, {
    filters: [values, sortParams],
    toPage: (page) => toProject({ ...values, ...sortParams, page }),
  })
  const sort = {
    ...sorting,
    to: (search: Partial<SortSearch>) => `${toProject({ ...values, ...search })}#${PLOTS_ID}`,
  }
  const columns = plotColumns<ListedPlot & { block: string }>({
    header: m.block(),
    cell: ({ block }) => m.blockName({ name: block }),
  })
  return (
    <Page title={name || m.project()} back={{ to: paths.projects(), label: m.projects() }} width="table">
      <RecordActions>
        <Stack direction="row" gap={8}>
          <ButtonLink to={paths.priceCalculator({ project_id: projectId })} variant="primary">
            {m.quoteAPlot()}
          </ButtonLink>
          <ButtonLink to={paths.plotAvailability({ project_id: projectId })}>
            {m.plotAvailability()}
          </ButtonLink>
        </Stack>
      </RecordActions>
      <Beside>
        <Stack>
          <Figures
            items={[
              ...(loaded.failure === null
                ? [
                    {
                      label: m.plotsAvailable(),
                      value: loaded.availableCount,
                      note: m.ofPlots({ plots: loaded.plotCount }),
                    },
                  ]
                : []),
              { label: m.rateFrom(), value: <Amount paise={loaded.ratePaise} />, note: m.perSqYard() },
            ]}
          />
          {loaded.rera && (
            <div>
              <ReraLine {...loaded.rera} />
              {loaded.reraUrl && (
                <TextLink to={loaded.reraUrl} icon="external" isNewTab>
                  {m.reraRegister()}
                </TextLink>
              )}
            </div>
          )}
        </Stack>
        {map && (
          <SiteMapFrame
            key={projectId}
            map={map}
            projectName={name}
            zoom={loaded.zoom}
            isLite={loaded.isLite}
            toZoom={(zoom) => `${paths.project(projectId, { ...values, ...sortParams, zoom })}#${MAP_ID}`}
            skipTo={PLOTS_ID}
          />
        )}
        <Stack>
          {latest && latest.pictures.length > 0 && (
            <LatestPictures
              heading={m.picturesOfDate({ date: formatDate(latest.date) })}
              pictures={latest.pictures}
            />
          )}
          {links && <ProjectLinks id={projectId} name={name} {...links} />}
        </Stack>
      </Beside>
      <div id={PLOTS_ID} tabIndex={-1}>
        <Stack gap={8}>
          <p>{m.pricesBeforeEmi()}</p>
          <PlotFiltersPanel
            {...panel}
            toList={(search) => `${toProject(search)}#${PLOTS_ID}`}
            kept={zoomSearch}
            columns={columns}
            sort={sort}
          >
            <PlotList
              list={list}
              foundCount={loaded.foundCount}
              plotCount={loaded.plotCount}
              filters={[values, sortParams]}
              failure={loaded.failure}
              clearTo={paths.project(projectId)}
              isFiltered={isActive}
              columns={columns}
              rowTo={(plot) => plotAddress(projectId, plot)}
              sort={sort}
            />
          </PlotFiltersPanel>
        </Stack>
      </div>
    </Page>
  )
}
