/** Plan 1 is by instalments, plan 2 is outright (M126). */
export const EMI_TENURE = '1'
export const OUTRIGHT = '2'

export type Plan = typeof EMI_TENURE | typeof OUTRIGHT

/** The preselected tenure (M127). */
export const USUAL_EMI_ID = '6'

export const DEFAULT_PLAN = { plan: EMI_TENURE, emi_id: USUAL_EMI_ID } as const

export const RESULT_ID = 'result'

export interface PriceValues {
  project_id: string
  price: string
  plot: string
  plan: Plan
  emi_id: string
}
