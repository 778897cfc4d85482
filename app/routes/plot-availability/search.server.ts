import { z } from 'zod/v4'
import { numberText, readSearch, textIn } from '~/screen/search.server'
import { plotNumberField, projectField } from '~/subjects/plots/plot-fields.server'

const Search = z.object({
  project_id: z.string().trim().optional(),
  key: numberText.optional(),
  block: textIn(),
  layout: z.string().optional(),
  zoom: z.coerce.number().catch(1),
})

const PlotKeySchema = z.object({ project_id: z.string(), key: plotNumberField })
const PlotSearchSchema = PlotKeySchema.extend({ project_id: projectField })

interface PlotSearch {
  /** Trimmed, with Latin digits in `key`; empty by default. */
  values: { project_id: string; key: string }
  /** Null if the address requests the layout only, or has an error. */
  plotNumber: string | null
  /** Name of the requested block; null by default. */
  block: string | null
  zoom: number
  errors: { name: string; message: string }[]
}

/** The form's fields, by the names that the upstream call `plotInfo` uses in errors. */
export const PLOT_FIELDS = { project_id: 'project_id', key: 'key' }

/** Without `key`, or with `layout`, the address requests the layout only. */
export function parseSearch(url: string): PlotSearch {
  const { project_id, key, block, layout, zoom } = readSearch(Search, url).search
  const values = { project_id: project_id ?? '', key: key ?? '' }
  const search = { values, plotNumber: null, block: block || null, zoom, errors: [] }
  if (key === undefined || layout !== undefined) return search

  // An address without `project_id` uses the default project. An empty `project_id`, sent by a form, is an error.
  const checked = (project_id === undefined ? PlotKeySchema : PlotSearchSchema).safeParse(values)
  if (checked.success) return { ...search, plotNumber: checked.data.key }
  const messages = checked.error.flatten().fieldErrors
  return {
    ...search,
    errors: (['project_id', 'key'] as const).flatMap((name) => {
      const message = messages[name]?.[0]
      return message ? [{ name, message }] : []
    }),
  }
}
