import { z } from 'zod/v4'
import type { PriceQuery } from '~/api/plots.server'
import { m } from '~/messages/messages'
import type { ProjectChoice } from './projects.server'
import { numberText, optionIn, readSearch, textIn } from '~/screen/search.server'
import { plotNumberField, PricePerYardSchema, projectField } from './plot-fields.server'
import { EMI_TENURE, OUTRIGHT, type Plan, type PriceValues, offeredEmiId, USUAL_EMI_ID } from './price-values'

const Search = z.object({
  project_id: textIn(),
  price: numberText.optional(),
  plot: numberText.default(''),
  plan: z
    .string()
    .trim()
    .pipe(z.enum([EMI_TENURE, OUTRIGHT]))
    .catch(EMI_TENURE),
  emi_id: textIn(),
  rate: z.string().optional(),
  compare: optionIn('1'),
})

/** Maps the field names of the upstream call `plotCost` to those of the form. */
export const PRICE_FIELDS = {
  project_id: 'project_id',
  price_per_yard: 'price',
  plot_no: 'plot',
  emi_id: 'emi_id',
}

const querySchema = (plan: Plan) =>
  z.object({
    project_id: projectField,
    price: PricePerYardSchema,
    plot: plotNumberField,
    emi_id: plan === OUTRIGHT ? z.string() : z.string().regex(/^[\w-]{1,40}$/, { error: m.tenureIsRequired }),
  })

interface PriceSearch {
  values: PriceValues
  /** Null if no calculation is requested or a value is invalid. */
  query: PriceQuery | null
  errors: { name: string; message: string }[]
  /** True without a price in the address: the form is prefilled, and nothing is calculated. */
  isNew: boolean
  /** True after "Update rate": the project's rate replaces the price. */
  isRateUpdate: boolean
  wantsAllPlans: boolean
}

/** A price in the address requests a calculation, except after "Update rate". */
export function parseSearch(url: string, plans: { id: string }[] = []): PriceSearch {
  const { rate, compare, price, ...fields } = readSearch(Search, url).search
  const values: PriceValues = { ...fields, price: price ?? '', emi_id: offeredEmiId(fields.emi_id, plans) }
  const isRateUpdate = rate !== undefined
  const isNew = price === undefined
  const search = {
    values,
    query: null,
    errors: [],
    isNew,
    isRateUpdate,
    wantsAllPlans: compare === '1',
  }
  if (isNew || isRateUpdate) return search

  const checked = querySchema(values.plan).safeParse(values)
  if (!checked.success) {
    const errors = checked.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }))
    return { ...search, errors: errors.filter(isFirstOfField) }
  }
  const { project_id, plot, price: pricePerYardRupees, emi_id } = checked.data
  return {
    ...search,
    query: {
      projectId: project_id,
      plotNumber: plot,
      pricePerYardRupees,
      emiPlanId: values.plan === OUTRIGHT ? null : emi_id,
    },
  }
}

/** Without a price in the address, or after "Update rate": fills in the rate, a missing project and a missing tenure (M127, M131). */
export function filledIn(
  { values, isNew, isRateUpdate }: Pick<PriceSearch, 'values' | 'isNew' | 'isRateUpdate'>,
  { projects, defaultId }: { projects: ProjectChoice[]; defaultId: string },
  plans: { id: string }[],
): PriceValues {
  if (!isNew && !isRateUpdate) return values
  const project_id = values.project_id || defaultId
  const rate = projects.find(({ id }) => id === project_id)?.rate ?? ''
  return { ...values, project_id, price: rate, emi_id: values.emi_id || offeredEmiId(USUAL_EMI_ID, plans) }
}

function isFirstOfField({ name }: { name: string }, index: number, all: { name: string }[]): boolean {
  return all.findIndex((error) => error.name === name) === index
}
