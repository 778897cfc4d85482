import { withQuery } from '~/lib/address'

export const quoteFile = (kind: 'pdf' | 'png', search: PriceSearch) =>
  `/plot-price-calculation/quote.${kind}${withQuery(search)}`

/** Each of `plots` is a result of `comparedPlot`. */
export const comparePlots = ({ plots = [] }: { plots?: string[] } = {}) => {
  const search = new URLSearchParams(plots.map((plot) => ['plot', plot]))
  return `/plot-price-calculation/compare${plots.length > 0 ? `?${search}` : ''}`
}

interface PriceSearch {
  project_id: string
  price: string
  plot: string
  plan: string
  emi_id: string
}
