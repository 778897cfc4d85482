/** Plan of the price: 1 by instalments, 2 outright (checklist M126). */
export const EMI_TENURE = '1'
export const OUTRIGHT = '2'

export type Plan = typeof EMI_TENURE | typeof OUTRIGHT

/** The tenure that is chosen beforehand (checklist M127). */
export const USUAL_EMI_ID = '6'

/** The form's fields, named as in the address. */
export interface PriceValues {
  project_id: string
  price: string
  plot: string
  plan: Plan
  emi_id: string
}
