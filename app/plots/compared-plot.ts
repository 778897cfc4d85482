import { plainPrice } from './plain-price'
import { EMI_TENURE, OUTRIGHT, type PriceValues } from './price-values'

export const MAX_COMPARED = 3
const SEPARATOR = '|'
const SEPARATOR_IN_PLOT = '||'

/** A plot in the address of the comparison. The plot number comes last, because it may contain `~`. */
export const comparedPlot = ({ project_id, price, plot, plan, emi_id }: PriceValues) =>
  [project_id, plainPrice(price), plan === OUTRIGHT ? '' : emi_id, plot].join('~')

/** The compared plots as the value of one query parameter, for other screens than the comparison. */
export const joinCompared = (plots: string[]) =>
  plots.map((plot) => plot.replaceAll(SEPARATOR, SEPARATOR_IN_PLOT)).join(SEPARATOR)

/** `||` stands for `|` in a plot number; a single `|` separates plots. In `|||` the last `|` separates, because no plot begins with `|`. */
export const comparedPlots = (comparison: string) =>
  (comparison.match(/(?:[^|]|\|\|)+/g) ?? []).map((plot) => plot.replaceAll(SEPARATOR_IN_PLOT, SEPARATOR))

/** Drops malformed plots, repeated plots and plots beyond the maximum. */
export function readComparison(text: string): string {
  const plots = comparedPlots(text)
    .flatMap((plot) => readComparedPlot(plot) ?? [])
    .map(comparedPlot)
  return joinCompared([...new Set(plots)].slice(0, MAX_COMPARED))
}

export function readComparedPlot(text: string): PriceValues | null {
  const [, project_id, price, emi_id, plot] =
    /^([\w-]{1,40})~(\d{1,9}(?:\.\d{1,2})?)~([\w-]{0,40})~(.{1,60})$/.exec(text) ?? []
  if (!project_id || !price || emi_id === undefined || !plot) return null
  return { project_id, price, plot, plan: emi_id ? EMI_TENURE : OUTRIGHT, emi_id }
}
