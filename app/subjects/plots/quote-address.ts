import { paths } from '~/paths/paths'
import { DEFAULT_PLAN, RESULT_ID } from './price-values'
import type { ProjectChoice } from './projects.server'

/**
 * Leads to the price at the project's rate; without a rate, to the prefilled form. `from` is the screen to which the calculator then leads
 * back.
 */
export function quoteAddress(
  { id, rate }: Pick<ProjectChoice, 'id' | 'rate'>,
  plot: string,
  from?: string,
): string {
  return rate
    ? `${paths.priceCalculator({ ...ratedPlot({ id, rate }, plot), from })}#${RESULT_ID}`
    : paths.priceCalculator({ project_id: id, plot, from })
}

export const ratedPlot = ({ id, rate }: Pick<ProjectChoice, 'id' | 'rate'>, plot: string) => ({
  project_id: id,
  price: rate,
  plot,
  ...DEFAULT_PLAN,
})
