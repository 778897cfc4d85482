import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { useState } from 'react'
import { toResult, statusOfParts } from '~/api/result'
import { timestampInIndia } from '~/domain/dates'
import { pageTitle } from '~/lib/page-title'
import { failureToast } from '~/lib/screen-toast'
import { paths } from '~/paths'
import { NoProjects } from '~/plots/no-projects'
import { loadProjects } from '~/plots/projects.server'
import { requireAssociate } from '~/session/guard.server'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { Comparison } from './comparison'
import { PriceForm } from './price-form'
import { PriceResult } from './price-result'
import { filledIn, parseSearch } from '~/plots/price-search.server'

export const handle = pageTitle('Price Calculator')

const EMI_LIST_FAILED = 'Failed to fetch emi list.'

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const search = parseSearch(request.url)
  const { question } = search
  const [choice, plans, result] = await Promise.all([
    loadProjects(api, session),
    toResult(api.plots.emiPlans()),
    question && toResult(api.plots.price(question)),
  ])
  const price = result?.data ?? null
  const comparison =
    search.wantsComparison && question && price && plans.data
      ? await api.plots.prices(question, plans.data)
      : null
  const failure = result?.failure?.message ?? (plans.failure ? EMI_LIST_FAILED : choice.failure?.message)
  return data(
    {
      values: filledIn(search, choice),
      errors: search.errors,
      projects: choice.projects,
      plans: plans.data ?? [],
      price,
      comparison,
      screenToast: failureToast(failure),
      viewer: session.user.name,
      now: timestampInIndia(),
    },
    { status: result?.failure?.status ?? statusOfParts(plans.failure, choice.failure) },
  )
}

export default function PriceCalculator() {
  const { values, errors, projects, plans, price, comparison, viewer, now } = useLoaderData<typeof loader>()
  const { key } = useLocation()
  // A new project, plan or tenure makes the shown price obsolete (M130).
  const [changedAt, setChangedAt] = useState<string | null>(null)
  const isShown = price !== null && changedAt !== key
  if (projects.length === 0)
    return (
      <Page title="Price Calculator">
        <NoProjects />
      </Page>
    )
  return (
    <Page
      title="Price Calculator"
      back={{
        to: paths.plotAvailability({ project_id: values.project_id, key: values.plot }),
        label: 'Plot Availability',
      }}
      print={{ associate: viewer, printedOn: now }}
    >
      <PriceForm
        values={values}
        errors={errors}
        projects={projects}
        plans={plans}
        onChange={() => setChangedAt(key)}
      />
      {isShown && (
        <Stack gap={24}>
          <PriceResult
            price={price}
            values={values}
            projectName={projects.find(({ id }) => id === values.project_id)?.name ?? ''}
            quotedOn={now.slice(0, 10)}
            isCompared={comparison !== null}
          />
          {comparison && <Comparison prices={comparison} values={values} />}
        </Stack>
      )}
    </Page>
  )
}
