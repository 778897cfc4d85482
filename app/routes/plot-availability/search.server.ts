import { z } from 'zod'

const PlotKeySchema = z.object({
  project_id: z.string(),
  key: z.string().min(1, 'Plot Number is Required').max(60, 'Plot Number is too long'),
})
const PlotSearchSchema = PlotKeySchema.extend({
  project_id: z.string().regex(/^[\w-]{1,40}$/, 'Please Select Project'),
})

export interface PlotSearch {
  /** As given, empty where nothing was. */
  values: { project_id: string; key: string }
  /** Null where no plot was asked for, or what was asked cannot be. */
  plotNumber: string | null
  /** Of the block that is shown. */
  block: string | null
  errors: { name: string; message: string }[]
}

/** Without a plot field, the address requests the layout only. */
export function parseSearch(url: string): PlotSearch {
  const given = new URL(url).searchParams
  const read = (name: string) => (given.get(name) ?? '').trim()
  const values = { project_id: read('project_id'), key: read('key') }
  const search = { values, plotNumber: null, block: read('block') || null, errors: [] }
  if (!given.has('key') || given.has('layout')) return search

  // An address without a project is of the default one; a form without a choice is not.
  const checked = given.has('project_id')
    ? PlotSearchSchema.safeParse(values)
    : PlotKeySchema.safeParse(values)
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
