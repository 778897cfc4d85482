import { z } from 'zod/v4'
import { comparedPlot, DEFAULT_PLAN, type PriceValues, readComparedPlot } from '~/subjects/plots/price-values'
import { plotNumberField, projectField } from '~/subjects/plots/plot-fields.server'
import { searchParamsOf } from '~/paths/params.server'
import { idIn, numberText, readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'

/** Higher than MAX_COMPARED, so that the page can report too many plots. */
const MAX_READ = 10

const Typed = z.object({ project_id: idIn, number: numberText.default('') })

const TypedSchema = z.object({ project_id: projectField, number: plotNumberField })

export type TypedPlot = z.output<typeof Typed>

/**
 * `named`: the plots in the address; null if it has none. `linked`: the plot that a link adds. `typed`: what was typed into the form; null
 * if the form was not sent.
 */
export function parseComparison(url: string) {
  const searchParams = searchParamsOf(url)
  return {
    named: searchParams.has('plot') ? readPlots(searchParams) : null,
    linked: readComparedPlot(searchParams.get('add') ?? ''),
    typed: searchParams.has('number') ? readSearch(Typed, url).search : null,
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
  { project_id, number: plot }: TypedPlot,
  { rate, others }: { rate: string; others: PriceValues[] },
): PriceValues {
  const plotOfSameProject = others.find((other) => other.project_id === project_id)
  const { plan, emi_id } = others[0] ?? DEFAULT_PLAN
  return {
    project_id,
    plot,
    price: plotOfSameProject?.price ?? rate,
    plan,
    emi_id,
  }
}

/** What the portal can reject without asking the upstream, by field. */
export function typedErrors(typed: TypedPlot, others: PriceValues[]): { name: string; message: string }[] {
  const checked = TypedSchema.safeParse(typed)
  if (!checked.success)
    return checked.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }))
  const { project_id, number } = typed
  const isCompared = others.some((other) => other.project_id === project_id && other.plot === number)
  if (!isCompared) return []
  return [{ name: 'number', message: m.plotIsCompared({ plot: m.plotNumber({ number }) }) }]
}
