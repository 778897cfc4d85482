import type { PlotStatusId, Row } from '../schema'
import { PLOT_STATUSES, plots, projects } from './files'
import { requireDistinctCodes } from './import-codes'
import type { ImportContext } from './import-context'
import { allRowsOf, importFile, rowsBy, writeRows } from './import-rows'

export async function importProjects(context: ImportContext): Promise<void> {
  const { db, problems } = context
  await importFile(context, projects)
  await requireDistinctCodes(context, projects)
  if (!context.report.get(projects.name)?.rows) return
  const { count } = await db
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_default', '=', 1)
    .executeTakeFirstOrThrow()
  if (Number(count) !== 1)
    problems.add({
      file: projects.name,
      row: null,
      column: 'is_default',
      reason: 'Exactly one project must be the default.',
    })
}

type PlotRow = Pick<Row<'plots'>, 'project_id' | 'number'>

/** Writes all plots before it merges cells, because a cell refers to the merged plot. */
export async function importPlots(context: ImportContext): Promise<void> {
  const rows = await allRowsOf(context, plots, { needs: ['block'] })
  if (rows.length === 0) return
  const known = await rowsBy(context.db, 'plots', 'project_id', projectsOf(rows))
  const knownPlots = new Map(known.map((plot) => [keyOf(plot.project_id, plot.number), plot]))
  const keysInFile = new Set(rows.map(({ refs, values }) => keyOf(refs.project.id, values.number)))
  // The cells of plots in the file count as free, because plots may exchange cells.
  const cells = createCells(known.filter((plot) => !keysInFile.has(keyOf(plot.project_id, plot.number))))
  const mergedInto = new Map<string, { row: number; whole: string }>()
  for (const { row, values, refs, record, refuse } of rows) {
    const { block } = refs
    const key = keyOf(refs.project.id, values.number)
    if ((values.row === null) !== (values.column === null))
      refuse(values.row === null ? 'row' : 'column', 'is empty, but row and column belong together.')
    if (values.row !== null && values.row > block.rows)
      refuse('row', `${values.row} is outside block ${block.name}, which has ${block.rows} rows.`)
    if (values.column !== null && values.column > block.columns)
      refuse('column', `${values.column} is outside block ${block.name}, which has ${block.columns} columns.`)
    const otherPlot = cells.place(key, block.id, values.row, values.column)
    if (otherPlot !== null) refuse('row', `plot ${otherPlot} of the same block is already in this cell.`)
    if (values.merged_into !== null)
      mergedInto.set(key, { row, whole: keyOf(refs.project.id, values.merged_into) })
    const knownPlot = knownPlots.get(key)
    Object.assign(record, {
      status_id: isSold(knownPlot)
        ? knownPlot!.status_id
        : (values.status ?? knownPlot?.status_id ?? PLOT_STATUSES.Available),
      withheld_status_id:
        isSold(knownPlot) && values.merged_into === null ? withheldStatus(knownPlot!, values.status) : null,
    })
  }
  for (const id of await writeRows<number>(context, plots, rows, { returning: 'id' }))
    context.touchedPlots.add(id)
  await requireDistinctCodes(context, plots)
  const written = rows.map(({ refs, values }) => ({ project_id: refs.project.id, number: values.number }))
  await mergeCells(context, written, mergedInto)
}

const projectsOf = (rows: { refs: { project: { id: number } } }[]) => rows.map(({ refs }) => refs.project.id)

/** The status of sold plots follows from bookings, not from the file. */
const isSold = (plot: Row<'plots'> | undefined) =>
  plot?.status_id === PLOT_STATUSES.Booked || plot?.status_id === PLOT_STATUSES.Registered

const withheldStatus = (plot: Row<'plots'>, given: PlotStatusId | null) => {
  if (given === null) return plot.withheld_status_id
  return given > PLOT_STATUSES.Registered ? given : null
}

const keyOf = (projectId: number, name: string) => `${projectId} ${name}`

/** Detects two plots in one cell of a block. */
function createCells(
  known: {
    project_id: number
    number: string
    block_id: number
    grid_row: number | null
    grid_column: number | null
  }[],
) {
  const taken = new Map<string, string>()
  for (const plot of known)
    if (plot.grid_row !== null)
      taken.set(`${plot.block_id} ${plot.grid_row} ${plot.grid_column}`, keyOf(plot.project_id, plot.number))
  return {
    /** Places the plot if it has a cell and the cell is free. Returns the number of the plot already in the cell, or null. */
    place(plot: string, blockId: number, row: number | null, column: number | null): string | null {
      if (row === null || column === null) return null
      const cell = `${blockId} ${row} ${column}`
      const otherPlot = taken.get(cell)
      if (otherPlot !== undefined) return otherPlot.slice(otherPlot.indexOf(' ') + 1)
      taken.set(cell, plot)
      return null
    },
  }
}

async function mergeCells(
  { db, problems, touchedPlots }: ImportContext,
  rows: PlotRow[],
  mergedInto: Map<string, { row: number; whole: string }>,
): Promise<void> {
  const plotsByKey = new Map(
    (
      await rowsBy(
        db,
        'plots',
        'project_id',
        rows.map(({ project_id }) => project_id),
      )
    ).map((plot) => [keyOf(plot.project_id, plot.number), plot]),
  )
  for (const plot of rows) {
    const key = keyOf(plot.project_id, plot.number)
    const cell = plotsByKey.get(key)
    if (!cell) continue
    const merged = mergedInto.get(key)
    const whole = merged ? plotsByKey.get(merged.whole) : null
    if (merged && (!whole || mergedInto.has(merged.whole))) {
      const number = merged.whole.slice(merged.whole.indexOf(' ') + 1)
      const reason = whole
        ? `"${number}" is itself merged into another plot.`
        : `"${number}" is not a plot of the project.`
      problems.add({ file: plots.name, row: merged.row, column: 'merged_into', reason })
      continue
    }
    const wholeId = whole?.id ?? null
    if (cell.merged_into_id === wholeId) continue
    touchedPlots.add(cell.id)
    await db.updateTable('plots').set({ merged_into_id: wholeId }).where('id', '=', cell.id).execute()
  }
}
