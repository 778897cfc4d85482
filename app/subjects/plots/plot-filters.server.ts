import { z } from 'zod/v4'
import { decimalIn, withoutCurrency } from '~/domain/typed'
import { numberText, optionIn, readSearch, textIn } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { plainPrice } from '~/subjects/plots/price-values'
import { hasFilters, type PlotFilters } from '~/paths/searches'

const yards = numberText
  .transform((text) => decimalIn(text) ?? text)
  .pipe(z.string().regex(/^$|^\d{1,9}(\.\d{1,2})?$/, { error: m.pleaseEnterANumber }))
  .default('')

const UNITS: [RegExp, number][] = [
  [/^(\d{1,5}(?:\.\d+)?)\s*(?:l|lacs?|lakhs?|लाख|లక్షలు?|లక్ష)$/i, 100_000],
  [/^(\d{1,5}(?:\.\d+)?)\s*(?:cr|crores?|करोड़?|కోట్లు|కోటి)$/i, 10_000_000],
]

/** `₹30 lakh` → `3000000`, as people say prices. Any other text stays as it is. */
function withoutUnit(text: string): string {
  for (const [pattern, factor] of UNITS) {
    const number = pattern.exec(withoutCurrency(text))?.[1]
    if (number) return String(Math.round(Number(number) * factor))
  }
  return text
}

const rupees = numberText
  .transform(withoutUnit)
  .transform(plainPrice)
  .pipe(z.string().regex(/^$|^\d{1,9}$/, { error: m.pleaseEnterWholeRupees }))
  .default('')

const plotFilterFields = {
  facing: textIn(z.string().trim().max(40)).catch(''),
  yards_from: yards,
  yards_to: yards,
  corner: optionIn('1'),
  price_from: rupees,
  price_to: rupees,
  state: optionIn('available'),
}

/**
 * Reads the filters in an address. If a size or price is invalid, no filter applies, and the fields still show the typed text.
 * Without `projectIds`, there is no filter on the project.
 */
export function readPlotFilters(url: string, projectIds: string[] = []) {
  const fields = z.object({ ...plotFilterFields, project: z.enum(projectIds).optional().catch(undefined) })
  const { search, errors: wrong } = readSearch(fields, url)
  const errors = { ...wrong, ...contradictions(search, wrong) }
  const { project = '', corner = '', state = '' } = search
  const typed: PlotFilters = { ...search, project, corner, state }
  const filters: PlotFilters = Object.keys(errors).length === 0 ? typed : NO_FILTERS
  return { typed, filters, errors, isActive: hasFilters(filters) }
}

/** An upper limit below its lower limit. */
function contradictions(search: Record<string, unknown>, wrong: Partial<Record<string, string>>) {
  const contradicted = ['yards', 'price'].filter((name) => {
    const [from, to] = [`${name}_from`, `${name}_to`]
    return !wrong[from] && !wrong[to] && search[to] !== '' && Number(search[from]) > Number(search[to])
  })
  return Object.fromEntries(contradicted.map((name) => [`${name}_to`, m.isLessThanFrom()]))
}

const NO_FILTERS: PlotFilters = {
  project: '',
  facing: '',
  corner: '',
  yards_from: '',
  yards_to: '',
  price_from: '',
  price_to: '',
  state: '',
}
