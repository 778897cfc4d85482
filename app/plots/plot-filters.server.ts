import { z } from 'zod/v4'
import { optionIn, readSearch, textIn } from '~/lib/search.server'
import { m } from '~/messages/messages'
import { hasPlotFilters, type PlotFilters } from './plot-filters'

const number = textIn(
  z
    .string()
    .trim()
    .regex(/^$|^\d{1,9}(\.\d{1,2})?$/, { error: m.pleaseEnterANumber }),
)

const plotFilterFields = {
  facing: textIn(z.string().trim().max(40)).catch(''),
  yards_from: number,
  yards_to: number,
  price_to: number,
  state: optionIn('available'),
}

/** Reads the filters in an address. If one is invalid, none applies, and the fields still show the typed text. */
export function readPlotFilters(url: string) {
  const { search, errors, isValid } = readSearch(z.object(plotFilterFields), withoutCommas(url))
  const typed: PlotFilters = { ...search, state: search.state ?? '' }
  const filters: PlotFilters = isValid ? typed : NONE
  return { typed, filters, errors, isActive: hasPlotFilters(filters) }
}

const NONE: PlotFilters = { facing: '', yards_from: '', yards_to: '', price_to: '', state: '' }

/** Prices may be typed as 25,00,000. */
function withoutCommas(url: string): string {
  const address = new URL(url)
  const price = address.searchParams.get('price_to')
  if (price) address.searchParams.set('price_to', price.replace(/[,₹\s]/g, ''))
  return address.href
}
