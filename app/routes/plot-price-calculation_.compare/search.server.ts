import { z } from 'zod/v4'
import { comparedPlot, readComparedPlot } from '~/plots/compared-plot'
import { DEFAULT_PLAN, type PriceValues } from '~/plots/price-values'
import { idIn, latinText, readSearch } from '~/lib/search.server'

/** Higher than MAX_COMPARED, so that the page can report too many plots. */
const MAX_READ = 10
const MAX_PLOT_NUMBER_LENGTH = 60

const Typed = z.object({ project_id: idIn, number: latinText.default('') })

/** `named` is null if the address names no plots. `linked` is the plot that a link adds, `typed` the one that the form adds. */
export function parseComparison(url: string) {
  const { searchParams } = new URL(url)
  return {
    named: searchParams.has('plot') ? readPlots(searchParams) : null,
    linked: readComparedPlot(searchParams.get('add') ?? ''),
    typed: readSearch(Typed, url).search,
  }
}

/** The well-formed plots, in order and without repetitions. */
export function readPlots(search: URLSearchParams): PriceValues[] {
  const plots = search.getAll('plot').flatMap((text) => readComparedPlot(text.trim()) ?? [])
  const distinct = new Map(plots.map((plot) => [comparedPlot(plot), plot]))
  return [...distinct.values()].slice(0, MAX_READ)
}

/** The plan is that of the first other plot, or else the default. The price is that of another plot of the project, or else `rate`. */
export function addedPlot(
  { project_id, number: plot }: z.output<typeof Typed>,
  { rate, others }: { rate: string; others: PriceValues[] },
): PriceValues {
  const plotOfSameProject = others.find((other) => other.project_id === project_id)
  const { plan, emi_id } = others[0] ?? DEFAULT_PLAN
  return {
    project_id,
    plot: plot.slice(0, MAX_PLOT_NUMBER_LENGTH),
    price: plotOfSameProject?.price ?? rate,
    plan,
    emi_id,
  }
}
