import { rupeesIn } from '~/domain/typed'

/** Plan 1 is by instalments, plan 2 is outright (M126). */
export const EMI_TENURE = '1'
export const OUTRIGHT = '2'

export type Plan = typeof EMI_TENURE | typeof OUTRIGHT

/** The preselected tenure (M127). */
export const USUAL_EMI_ID = '6'

/** Replaces the usual tenure, which links name, by the first of a firm that lacks it. */
export const offeredEmiId = (emiId: string, plans: { id: string }[]): string =>
  emiId === USUAL_EMI_ID && !plans.some(({ id }) => id === emiId) ? (plans[0]?.id ?? emiId) : emiId

export const DEFAULT_PLAN = { plan: EMI_TENURE, emi_id: USUAL_EMI_ID } as const

export const RESULT_ID = 'result'

export interface PriceValues {
  project_id: string
  price: string
  plot: string
  plan: Plan
  emi_id: string
}

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

/** `₹ 12,500.00` → `12500`: without zero paise and leading zeros. A text that is no amount stays as it is. */
export const plainPrice = (text: string) =>
  (rupeesIn(text) ?? text.trim()).replace(/\.0{1,2}$/, '').replace(/^0+(?=\d)/, '')
