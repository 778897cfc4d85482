import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { toResult, statusOfParts } from '~/api/result'
import { timestampInIndia } from '~/domain/dates'
import { backLink } from '~/screen/back-link.server'
import { pageTitle } from '~/screen/page-title'
import { failureToast } from '~/screen/screen-toast'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { errorsAtFields } from '~/subjects/plots/plot-fields.server'
import { NoProjects } from '~/subjects/plots/no-projects'
import { quoteParts } from '~/subjects/plots/quote-parts.server'
import { loadProjects } from '~/subjects/plots/projects.server'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { Beside, Stack } from '~/ui/stack/stack'
import { AllPlans } from './all-plans'
import { pricePlace } from './price.css'
import { PriceForm } from './price-form'
import { PriceResult } from './price-result'
import { filledIn, parseSearch, PRICE_FIELDS } from '~/subjects/plots/price-search.server'

export const handle = pageTitle(m.priceCalculator)

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const plans = await toResult(api.plots.emiPlans())
  const search = parseSearch(request.url, plans.data ?? [])
  const { query } = search
  const [projectList, result, plot, parts] = await Promise.all([
    loadProjects(api, session),
    query && toResult(api.plots.price(query)),
    query && toResult(api.plots.info(query.projectId, query.plotNumber)),
    query && quoteParts(api, session, query),
  ])
  const price = result?.data ?? null
  const planPrices =
    search.wantsAllPlans && query && price && plans.data ? await api.plots.prices(query, plans.data) : null
  const failureMessage =
    result?.failure?.message ?? (plans.failure ? m.failedToFetchEmiList() : projectList.failure?.message)
  const values = filledIn(search, projectList, plans.data ?? [])
  return data(
    {
      ...backLink(request, {
        to: paths.plotAvailability({ project_id: values.project_id, key: values.plot }),
        label: m.plotAvailability(),
      }),
      values,
      errors: [...search.errors, ...errorsAtFields(result?.failure?.errors, PRICE_FIELDS)],
      projects: projectList.projects,
      plans: plans.data ?? [],
      price,
      planPrices,
      // If the plot's status is unknown, the page offers quotes, because the routes of a quote's files check the status again.
      isAvailable: plot?.data?.isAvailable ?? true,
      parts,
      screenToast: failureToast(failureMessage),
      viewer: session.user.name,
      now: timestampInIndia(),
    },
    { status: result?.failure?.status ?? statusOfParts(plans.failure, projectList.failure) },
  )
}

export default function PriceCalculator() {
  const loaded = useLoaderData<typeof loader>()
  const { values, errors, projects, plans, price, parts, planPrices, viewer, now, from } = loaded
  // A new project, plan or tenure makes the shown price obsolete (M130).
  const [obsolete, setObsolete] = useState<unknown>(null)
  const isShown = price !== null && obsolete !== loaded
  if (projects.length === 0)
    return (
      <Page title={m.priceCalculator()}>
        <NoProjects />
      </Page>
    )
  return (
    <Page
      title={m.priceCalculator()}
      back={loaded.back}
      print={{ associate: viewer, printedOn: now }}
      width="table"
    >
      <Beside>
        <PriceForm
          values={values}
          errors={errors}
          projects={projects}
          plans={plans}
          from={from}
          onChange={() => setObsolete(loaded)}
        />
        {!isShown && (
          <div className={pricePlace}>
            <EmptyState hasPicture>{m.priceAppearsHere()}</EmptyState>
          </div>
        )}
        {isShown && parts && (
          <Stack gap={24}>
            <PriceResult
              price={price}
              values={values}
              quote={{ ...parts.quote, price }}
              rera={parts}
              isAvailable={loaded.isAvailable}
              showsAllPlans={planPrices !== null}
              from={from}
            />
            {planPrices && <AllPlans prices={planPrices} values={values} from={from} />}
          </Stack>
        )}
      </Beside>
    </Page>
  )
}
