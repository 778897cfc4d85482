import { withQuery } from '~/paths/address'

export const quoteFile = (kind: 'pdf' | 'png', search: PriceSearch) =>
  `/plot-price-calculation/quote.${kind}${withQuery(search)}`

/** Shows the plots of the last comparison. `add` is one more plot, a result of `comparedPlot`. */
export const comparison = (search?: { add?: string }) => `/plot-price-calculation/compare${withQuery(search)}`
/** Shows exactly these plots. Each is a result of `comparedPlot`. */
export const comparePlots = (plots: string[]) =>
  `${comparison()}?${new URLSearchParams(plots.length > 0 ? plots.map((plot) => ['plot', plot]) : { plot: '' })}`

interface PriceSearch {
  project_id: string
  price: string
  plot: string
  plan: string
  emi_id: string
}
