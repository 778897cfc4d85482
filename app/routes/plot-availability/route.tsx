import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toResult, statusOfParts } from '~/api/result'
import { pageTitle } from '~/lib/page-title'
import { failureToast } from '~/lib/screen-toast'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { errorsAtFields } from '~/plots/errors-at-fields'
import { NoProjects } from '~/plots/no-projects'
import { comparedPlots } from '~/plots/compared-plot'
import { embeddedMap, layoutOrNull } from '~/plots/load-site-map.server'
import { loadProjects } from '~/plots/projects.server'
import { MAP_ID, SiteMapFrame } from '~/plots/site-map-frame'
import { deliveryMode } from '~/session/delivery.server'
import { requireAssociate } from '~/session/guard.server'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'
import { AvailabilityForm } from './availability-form'
import { Layout } from './layout'
import { layoutOf } from './shown-layout.server'
import { PlotPanel } from './plot-panel'
import { parseSearch, PLOT_FIELDS } from './search.server'

export const handle = pageTitle(m.plotAvailability)

const FORM_ID = 'search'

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const { values, plotNumber, block, comparison, zoom, errors } = parseSearch(request.url)
  const projectsCall = loadProjects(api, session)
  const projectId = values.project_id || (await projectsCall).defaultId
  const [{ projects, failure }, result, blocks, siteBlocks] = await Promise.all([
    projectsCall,
    plotNumber === null || !projectId ? null : toResult(api.plots.info(projectId, plotNumber)),
    projectId ? toResult(api.plots.blocks(projectId)) : null,
    layoutOrNull(api, projectId),
  ])
  const firstFailure = result?.failure ?? blocks?.failure ?? failure
  return data(
    {
      values: errors.some(({ name }) => name === 'project_id')
        ? values
        : { ...values, project_id: projectId },
      errors: [...errors, ...errorsAtFields(result?.failure?.errors, PLOT_FIELDS)],
      comparison,
      projects,
      plot: result?.data ?? null,
      map:
        siteBlocks && embeddedMap(request, projectId, siteBlocks, { plot: result?.data?.number, comparison }),
      isLite: deliveryMode(request) === 'lite',
      zoom,
      layout: blocks?.data ? layoutOf(blocks.data, { plotNumber, block }) : null,
      screenToast: failureToast(firstFailure?.message),
    },
    { status: result?.failure?.status ?? statusOfParts(blocks?.failure ?? null, failure) },
  )
}

export default function PlotAvailability() {
  const loaded = useLoaderData<typeof loader>()
  const { values, errors, comparison, projects, plot, layout, map, isLite, zoom } = loaded
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
      back={
        comparison
          ? { to: paths.comparePlots({ plots: comparedPlots(comparison) }), label: m.comparePlots() }
          : undefined
      }
    >
      {map && (
        <SiteMapFrame
          key={values.project_id}
          map={map}
          projectName={project?.name ?? ''}
          zoom={zoom}
          isLite={isLite}
          toZoom={(zoom) =>
            `${paths.plotAvailability({ project_id: values.project_id, key: plot?.number, zoom, with: comparison })}#${MAP_ID}`
          }
          skipTo={FORM_ID}
        />
      )}
      <div id={FORM_ID}>
        <AvailabilityForm values={values} errors={errors} projects={projects} comparison={comparison} />
      </div>
      {plot && <PlotPanel plot={plot} project={project} comparison={comparison} />}
      <TextLink
        to={paths.priceCalculator({ project_id: values.project_id, plot: plot?.number, with: comparison })}
        icon="calculator"
      >
        {m.priceCalculator()}
      </TextLink>
      {layout && (
        <Layout
          {...layout}
          projectId={values.project_id}
          shownPlot={plot?.number ?? null}
          comparison={comparison}
        />
      )}
    </Page>
  )
}
