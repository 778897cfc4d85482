import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toResult, statusOfParts } from '~/api/result'
import type { PlotBlock } from '~/contract/plots'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { failureToast } from '~/screen/screen-toast'
import { deliveryMode } from '~/session/delivery.server'
import { requireAssociate } from '~/session/guard.server'
import { type Block, BLOCK_ANCHOR, blockMap, blockOfPlot } from '~/subjects/plots/blocks'
import { embeddedMap, layoutOrNull } from '~/subjects/plots/load-site-map.server'
import { NoProjects } from '~/subjects/plots/no-projects'
import { errorsAtFields } from '~/subjects/plots/plot-fields.server'
import { loadProjects } from '~/subjects/plots/projects.server'
import { MAP_ID, SiteMapFrame } from '~/subjects/plots/site-map-frame'
import { FOOT_ID } from '~/ui/frame/foot'
import { Page } from '~/ui/page/page'
import { Beside, Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { AvailabilityForm } from './availability-form'
import { Layout } from './layout'
import { PlotPanel } from './plot-panel'
import { parseSearch, PLOT_FIELDS } from './search.server'

export const handle = pageTitle(m.plotAvailability)

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const { values, plotNumber, block, zoom, errors } = parseSearch(request.url)
  const projectsCall = loadProjects(api, session)
  const projectId = values.project_id || (await projectsCall).defaultId
  const [{ projects, failure }, result, blocks, siteBlocks] = await Promise.all([
    projectsCall,
    plotNumber === null || !projectId ? null : toResult(api.plots.info(projectId, plotNumber)),
    projectId ? toResult(api.plots.blocks(projectId)) : null,
    layoutOrNull(api, projectId),
  ])
  // From an address that is wrong or old.
  const isKnown = failure || projects.length === 0 || projects.some(({ id }) => id === projectId)
  const unknownProject = isKnown ? [] : [{ name: 'project_id', message: m.pleaseSelectProject() }]
  const firstFailure = result?.failure ?? blocks?.failure ?? failure
  return data(
    {
      values: errors.some(({ name }) => name === 'project_id')
        ? values
        : { ...values, project_id: projectId },
      errors: [...errors, ...unknownProject, ...errorsAtFields(result?.failure?.errors, PLOT_FIELDS)],
      projects,
      plot: result?.data ?? null,
      netSalePaise: priceIn(siteBlocks, result?.data?.number),
      map: siteBlocks && embeddedMap(args, projectId, siteBlocks, { plot: result?.data?.number }),
      offersSearch: await api.capabilities.offers('layout'),
      isLite: deliveryMode(args) === 'lite',
      zoom,
      layout: blocks?.data ? layoutOf(blocks.data, { plotNumber, block }) : null,
      screenToast: failureToast(firstFailure?.message),
    },
    { status: result?.failure?.status ?? statusOfParts(blocks?.failure ?? null, failure) },
  )
}

export default function PlotAvailability() {
  const loaded = useLoaderData<typeof loader>()
  const { values, errors, projects, plot, layout, map, isLite, zoom, offersSearch } = loaded
  const project = projects.find(({ id }) => id === values.project_id)
  if (projects.length === 0)
    return (
      <Page title={m.plotAvailability()}>
        <NoProjects />
      </Page>
    )
  return (
    <Page
      title={m.plotAvailability()}
      back={project && { to: paths.project(project.id), label: project.name }}
      lead={layout && availableText(layout.blocks)}
      width="table"
    >
      <Beside>
        <Stack>
          <AvailabilityForm values={values} errors={errors} projects={projects} />
          {plot && <PlotPanel plot={plot} project={project} netSalePaise={loaded.netSalePaise} />}
        </Stack>
        {map && (
          <SiteMapFrame
            key={values.project_id}
            map={map}
            projectName={project?.name ?? ''}
            zoom={zoom}
            isLite={isLite}
            toZoom={(zoom) =>
              `${paths.plotAvailability({ project_id: values.project_id, key: plot?.number, zoom })}#${MAP_ID}`
            }
            skipTo={layout ? BLOCK_ANCHOR : FOOT_ID}
          />
        )}
        <Stack direction="row" gap={12}>
          <TextLink
            to={paths.priceCalculator({ project_id: values.project_id, plot: plot?.number })}
            icon="calculator"
          >
            {m.priceCalculator()}
          </TextLink>
          <TextLink to={paths.comparison()} icon="plots">
            {m.comparePlots()}
          </TextLink>
          {offersSearch && (
            <TextLink to={paths.plotsForSale()} icon="search">
              {m.searchAllProjects()}
            </TextLink>
          )}
        </Stack>
      </Beside>
      {layout && <Layout {...layout} projectId={values.project_id} shownPlot={plot?.number ?? null} />}
    </Page>
  )
}

function availableText(blocks: { plots: number; available: number }[]): string {
  const sum = (key: 'plots' | 'available') => blocks.reduce((total, block) => total + block[key], 0)
  return m.availableOfPlots({ available: sum('available'), plots: sum('plots') })
}

function priceIn(blocks: Block[] | null, number: string | undefined): number | null {
  const block = blocks && number && blockOfPlot(blocks, number)
  return (block && blockMap(block).plots.find((plot) => plot.number === number)?.paise) || null
}

interface LayoutQuery {
  plotNumber: string | null
  block: string | null
}

/** Shows one block: the requested block, else the block of the plot, else the first block. */
function layoutOf(blocks: PlotBlock[], { plotNumber, block }: LayoutQuery) {
  const drawnBlocks = blocks.filter(({ cells }) => cells.length > 0)
  const shownBlock =
    drawnBlocks.find(({ name }) => name === block) ??
    (plotNumber === null ? undefined : blockOfPlot(drawnBlocks, plotNumber)) ??
    drawnBlocks[0]
  if (!shownBlock) return null
  return {
    shownBlock: blockMap(shownBlock),
    blocks: drawnBlocks.map((drawnBlock) => {
      const { plots } = blockMap(drawnBlock)
      return {
        name: drawnBlock.name,
        plots: plots.length,
        available: plots.filter(({ isAvailable }) => isAvailable).length,
      }
    }),
  }
}
