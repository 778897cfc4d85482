import { z } from 'zod/v4'
import { comparedPlot, readComparedPlot } from '~/plots/compared-plot'
import { DEFAULT_PLAN, type PriceValues } from '~/plots/price-values'
import { idIn, latinText, readSearch } from '~/lib/search.server'
import { m } from '~/messages/messages'

/** Higher than MAX_COMPARED, so that the page can report too many plots. */
const MAX_READ = 10
const MAX_NUMBER_LENGTH = 60

export interface FieldMessage {
  name: 'project_id' | 'number'
  message: string
}

const Typed = z.object({ project_id: idIn, number: latinText.default('') })

export type TypedPlot = z.output<typeof Typed>

/** `named` is null if the address names no plots. `linked` is the plot that a link adds, `typed` what the form adds; null if it was not sent. */
export function parseComparison(url: string) {
  const { searchParams } = new URL(url)
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

/** The errors of what was typed, by field, as far as the portal can tell. */
export function typedErrors({ project_id, number }: TypedPlot, others: PriceValues[]): FieldMessage[] {
  const errors: FieldMessage[] = []
  if (!project_id) errors.push({ name: 'project_id', message: m.pleaseSelectProject() })
  if (!number) errors.push({ name: 'number', message: m.plotNumberIsRequired() })
  if (number.length > MAX_NUMBER_LENGTH) errors.push({ name: 'number', message: m.plotNumberIsTooLong() })
  if (others.some((other) => other.project_id === project_id && other.plot === number))
    errors.push({ name: 'number', message: m.plotIsCompared({ plot: m.plotNumber({ number }) }) })
  return errors
}
