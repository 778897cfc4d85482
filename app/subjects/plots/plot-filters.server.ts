import { z } from 'zod/v4'
import { decimalIn } from '~/domain/typed'
import { numberText, optionIn, readSearch, textIn } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { plainPrice } from '~/subjects/plots/price-values'
import { hasFilters, type PlotFilters } from '~/paths/searches'

const yards = numberText
  .transform((text) => decimalIn(text) ?? text)
  .pipe(z.string().regex(/^$|^\d{1,9}(\.\d{1,2})?$/, { error: m.pleaseEnterANumber }))
  .default('')
const rupees = numberText
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
  const { search, errors, isValid } = readSearch(fields, url)
  const { project = '', corner = '', state = '' } = search
  const typed: PlotFilters = { ...search, project, corner, state }
  const filters: PlotFilters = isValid ? typed : NO_FILTERS
  return { typed, filters, errors, isActive: hasFilters(filters) }
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
