import { paths } from '~/paths/paths'
import { DEFAULT_PLAN, RESULT_ID } from './price-values'
import type { ProjectChoice } from './projects.server'

/** Leads to the price at the project's rate; without a rate, to the prefilled form. */
export function quoteAddress({ id, rate }: Pick<ProjectChoice, 'id' | 'rate'>, plot: string): string {
  return rate
    ? `${paths.priceCalculator(ratedPlot({ id, rate }, plot))}#${RESULT_ID}`
    : paths.priceCalculator({ project_id: id, plot })
}

export const ratedPlot = ({ id, rate }: Pick<ProjectChoice, 'id' | 'rate'>, plot: string) => ({
  project_id: id,
  price: rate,
  plot,
  ...DEFAULT_PLAN,
})
