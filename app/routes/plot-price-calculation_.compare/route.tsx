import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Api } from '~/api/client.server'
import { toResult } from '~/api/result'
import { pageTitle } from '~/lib/page-title'
import { failureToast } from '~/lib/screen-toast'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { cheapestText } from '~/plots/cheapest'
import { comparedPlot, MAX_COMPARED } from '~/plots/compared-plot'
import { PricePerYardSchema } from '~/plots/price-per-yard.server'
import { OUTRIGHT, type PriceValues } from '~/plots/price-values'
import { loadProjects } from '~/plots/projects.server'
import { requireAssociate } from '~/session/guard.server'
import { isPrefetch } from '~/session/idle-timeout.server'
import { screenOnly } from '~/styles/shared.css'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'
import { AddPlot } from './add-plot'
import { ComparedPlots } from './compared-plots'
import { commitComparison, getComparison } from './comparison.server'
import { addedPlot, parseComparison } from './search.server'

export const handle = pageTitle(m.comparePlots)

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  const { named, linked, typed } = parseComparison(args.request.url)
  const lastCompared = getComparison(args.request, session.user.id)
  const plots = named ?? lastCompared
  if (linked) throw redirect(paths.comparePlots([...plots, linked].map(comparedPlot)))
  const compared = plots.slice(0, MAX_COMPARED)
  // Sets the cookie only on a change: a new cookie empties the back/forward cache.
  const isChanged = String(compared.map(comparedPlot)) !== String(lastCompared.map(comparedPlot))
  const init =
    isChanged && !isPrefetch(args.request)
      ? { headers: { 'Set-Cookie': commitComparison(session.user.id, compared) } }
      : undefined
  const projectList = await loadProjects(api, session)
  if (typed.project_id && typed.number) {
    const rate = projectList.projects.find(({ id }) => id === typed.project_id)?.rate ?? ''
    const newPlot = addedPlot(typed, { rate, others: plots })
    if (newPlot.price) throw redirect(paths.comparePlots([...plots, newPlot].map(comparedPlot)))
    // A comparison needs a price, so the person enters the price in the calculator's form first.
    const { project_id, plot } = newPlot
    throw redirect(paths.priceCalculator({ project_id, plot }), init)
  }
  const [plans, ...priced] = await Promise.all([
    toResult(api.plots.emiPlans()),
    ...compared.map(async (values) => {
      const [price, plot] = await Promise.all([
        priceOf(api, values),
        toResult(api.plots.info(values.project_id, values.plot)),
      ])
      return {
        values,
        price: price.data,
        failure: price.failure,
        isAvailable: plot.data?.isAvailable ?? null,
      }
    }),
  ])
  const rows = priced.map((row) => ({
    ...row,
    projectName: projectList.projects.find(({ id }) => id === row.values.project_id)?.name ?? '',
    planName: plans.data?.find(({ id }) => id === row.values.emi_id)?.tenure ?? '',
  }))
  return data(
    {
      rows,
      plots: plots.map(comparedPlot),
      projects: projectList.projects,
      projectId: typed.project_id || compared.at(-1)?.project_id || projectList.defaultId,
      screenToast: failureToast(failureMessageOf(rows)),
    },
    init,
  )
}

/** The message of the first failure. If there are several plots, the message begins with the number of the failed plot. */
function failureMessageOf(rows: { values: PriceValues; failure: { message: string } | null }[]) {
  const row = rows.find(({ failure }) => failure)
  if (!row?.failure || rows.length === 1) return row?.failure?.message
  return `${m.plotNumber({ number: row.values.plot })}: ${row.failure.message}`
}

/** An address may contain a price per yard that the calculator rejects. The row then shows no price, and a toast says why. */
async function priceOf(api: Api, values: PriceValues) {
  const price = PricePerYardSchema.safeParse(values.price)
  if (!price.success) return { data: null, failure: { message: price.error.issues[0]!.message } }
  return toResult(
    api.plots.price({
      projectId: values.project_id,
      plotNumber: values.plot,
      pricePerYardRupees: price.data,
      emiPlanId: values.plan === OUTRIGHT ? null : values.emi_id,
    }),
  )
}

export default function ComparePlots() {
  const { rows, plots, projects, projectId } = useLoaderData<typeof loader>()
  const isTooMany = plots.length > MAX_COMPARED
  const cheapest = cheapestText(
    rows.map(({ values, price }) => ({
      name: m.plotNumber({ number: price?.number ?? values.plot }),
      totalPaise: price?.totalCostPaise ?? null,
    })),
  )
  return (
    <Page
      title={m.comparePlots()}
      width="table"
      back={{ to: paths.plotAvailability({ project_id: projectId }), label: m.plotAvailability() }}
    >
      {cheapest && <p>{cheapest}</p>}
      {rows.length > 0 ? (
        <>
          <ComparedPlots rows={rows} plots={plots} />
          <div className={screenOnly}>
            <TextLink to={paths.comparePlots([])} icon="close">
              {m.clearAll()}
            </TextLink>
          </div>
        </>
      ) : (
        <EmptyState hint={m.addPlotHint()}>{m.noPlotsToCompare()}</EmptyState>
      )}
      {isTooMany && <Notice>{m.tooManyPlotsToCompare()}</Notice>}
      {rows.length < MAX_COMPARED ? (
        <AddPlot plots={plots} projects={projects} projectId={projectId} />
      ) : (
        !isTooMany && <p>{m.comparisonIsFull()}</p>
      )}
    </Page>
  )
}
