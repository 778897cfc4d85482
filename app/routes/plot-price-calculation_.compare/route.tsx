import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Api } from '~/api/client.server'
import { toResult } from '~/api/result'
import { pageTitle } from '~/screen/page-title'
import { failureToast } from '~/screen/screen-toast'
import { m } from '~/messages/messages'
import { listOf } from '~/messages/page-language'
import { paths } from '~/paths/paths'
import { cheapestText } from './cheapest'
import {
  comparedPlot,
  MAX_COMPARED,
  offeredEmiId,
  OUTRIGHT,
  type PriceValues,
} from '~/subjects/plots/price-values'
import { PricePerYardSchema } from '~/subjects/plots/plot-fields.server'
import { loadProjects } from '~/subjects/plots/projects.server'
import { requireAssociate } from '~/session/guard.server'
import { isPrefetch } from '~/session/idle-timeout.server'
import { screenOnly } from '~/ui/styles/shared.css'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'
import { AddPlot } from './add-plot'
import { ComparedPlots, planOf } from './compared-plots'
import { commitComparison, getComparison } from './comparison.server'
import { addedPlot, parseComparison, typedErrors, type TypedPlot } from './search.server'

/** Status of a refusal: the upstream does not know the plot. */
const REFUSED = 200

export const handle = pageTitle(m.comparePlots)

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  const { named, linked, typed } = parseComparison(args.request.url)
  const lastCompared = getComparison(args, session.user.id)
  // While the form was open, another tab may have added plots, and the cookie has them.
  const prefersCookie = typed !== null && lastCompared.length > 0
  const plots = prefersCookie ? lastCompared : (named ?? lastCompared)
  const [projectList, plans] = await Promise.all([loadProjects(api, session), toResult(api.plots.emiPlans())])
  const inPlans = (plot: PriceValues) => ({ ...plot, emi_id: offeredEmiId(plot.emi_id, plans.data ?? []) })
  if (linked) throw redirect(paths.comparePlots([...plots, inPlans(linked)].map(comparedPlot)))
  const cookieFor = (next: PriceValues[]) => newCookie(args.request, session.user.id, { next, lastCompared })
  const errors = typed ? await addTyped(api, typed, { others: plots, projectList, inPlans, cookieFor }) : []
  const compared = plots.slice(0, MAX_COMPARED)
  const priced = await Promise.all(
    compared.map(async (values) => {
      const [price, plot] = await Promise.all([
        priceOf(api, values),
        toResult(api.plots.info(values.project_id, values.plot)),
      ])
      return {
        values,
        price: price.data,
        failure: price.failure,
        isAvailable: plot.data?.isAvailable ?? null,
        isUnknown: !price.data && plot.failure?.status === REFUSED,
      }
    }),
  )
  const rows = priced.map((row) => ({
    ...row,
    projectName: projectList.projects.find(({ id }) => id === row.values.project_id)?.name ?? '',
    planName: plans.data?.find(({ id }) => id === row.values.emi_id)?.tenure ?? '',
  }))
  return data(
    {
      rows,
      plots: plots.map(comparedPlot),
      /** Names of the plots beyond the maximum. */
      waiting: listOf(plots.slice(MAX_COMPARED).map(({ plot }) => m.plotNumber({ number: plot }))),
      projects: projectList.projects,
      projectId: typed?.project_id || compared.at(-1)?.project_id || projectList.defaultId,
      number: typed?.number ?? '',
      errors,
      screenToast: failureToast(failureMessageOf(rows)),
    },
    // Forgets plots that do not exist any more.
    cookieFor(rows.filter(({ isUnknown }) => !isUnknown).map(({ values }) => values)),
  )
}

interface Comparison {
  /** The plots that are compared already. */
  others: PriceValues[]
  projectList: Awaited<ReturnType<typeof loadProjects>>
  inPlans: (plot: PriceValues) => PriceValues
  cookieFor: (next: PriceValues[]) => ResponseInit | undefined
}

/** Redirects to the comparison with the plot, or returns why it cannot be added. */
async function addTyped(
  api: Api,
  typed: TypedPlot,
  { others, projectList, inPlans, cookieFor }: Comparison,
): Promise<{ name: string; message: string }[]> {
  const errors = typedErrors(typed, others)
  if (errors.length > 0) return errors
  const rate = projectList.projects.find(({ id }) => id === typed.project_id)?.rate ?? ''
  const newPlot = inPlans(addedPlot(typed, { rate, others }))
  // A comparison needs a price, so the person enters the price in the calculator's form first.
  const { project_id, plot } = newPlot
  if (!newPlot.price) throw redirect(paths.priceCalculator({ project_id, plot }), cookieFor(others))
  const { failure } = await priceOf(api, newPlot)
  if (failure) return [{ name: 'number', message: failure.message }]
  throw redirect(paths.comparePlots([...others, newPlot].map(comparedPlot)))
}

/** Sets the cookie only on a change: a new cookie empties the back/forward cache. */
function newCookie(
  request: Request,
  userId: string,
  { next, lastCompared }: { next: PriceValues[]; lastCompared: PriceValues[] },
): ResponseInit | undefined {
  const compared = next.slice(0, MAX_COMPARED)
  const isChanged = String(compared.map(comparedPlot)) !== String(lastCompared.map(comparedPlot))
  if (!isChanged || isPrefetch(request)) return undefined
  return { headers: { 'Set-Cookie': commitComparison(userId, compared) } }
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
  const { rows, plots, waiting, projects, projectId, number, errors } = useLoaderData<typeof loader>()
  // The sentence names the projects and plans if they differ.
  const hasSeveral = (nameOf: (row: (typeof rows)[number]) => string) => new Set(rows.map(nameOf)).size > 1
  const cheapest = cheapestText(
    rows.map(({ values, price, projectName, planName }) => ({
      name: [
        m.plotNumber({ number: price?.number ?? values.plot }),
        hasSeveral((row) => row.projectName) && projectName,
        hasSeveral(planOf) && planOf({ values, planName }),
      ]
        .filter(Boolean)
        .join(' · '),
      totalPaise: price?.totalCostPaise ?? null,
    })),
  )
  return (
    <Page
      title={m.comparePlots()}
      width="table"
      back={{ to: paths.plotAvailability({ project_id: projectId }), label: m.plotAvailability() }}
    >
      {waiting && <Notice>{m.tooManyPlotsToCompare({ plots: waiting })}</Notice>}
      {cheapest && <p>{cheapest}</p>}
      {rows.length > 0 ? (
        <>
          <ComparedPlots rows={rows} plots={plots} />
          <p>{m.registrationChargesNotIncluded()}</p>
          <div className={screenOnly}>
            <TextLink to={paths.comparePlots([])} icon="close">
              {m.clearAll()}
            </TextLink>
          </div>
        </>
      ) : (
        <EmptyState hint={m.addPlotHint()}>{m.noPlotsToCompare()}</EmptyState>
      )}
      {rows.length < MAX_COMPARED ? (
        <AddPlot
          plots={plots}
          projects={projects}
          values={{ project_id: projectId, number }}
          errors={errors}
        />
      ) : (
        !waiting && <p>{m.comparisonIsFull()}</p>
      )}
    </Page>
  )
}
