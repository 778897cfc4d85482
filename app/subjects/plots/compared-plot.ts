import { plainPrice } from './plain-price'
import { EMI_TENURE, OUTRIGHT, type PriceValues } from './price-values'

export const MAX_COMPARED = 3

/** A plot in the address of the comparison. The plot number comes last, because it may contain `~`. */
export const comparedPlot = ({ project_id, price, plot, plan, emi_id }: PriceValues) =>
  [project_id, plainPrice(price), plan === OUTRIGHT ? '' : emi_id, plot].join('~')

export function readComparedPlot(text: string): PriceValues | null {
  const [, project_id, price, emi_id, plot] =
    /^([\w-]{1,40})~(\d{1,9}(?:\.\d{1,2})?)~([\w-]{0,40})~(.{1,60})$/.exec(text) ?? []
  if (!project_id || !price || emi_id === undefined || !plot) return null
  return { project_id, price, plot, plan: emi_id ? EMI_TENURE : OUTRIGHT, emi_id }
}
