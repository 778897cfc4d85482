import type { NewRow, PlotStatusId, Row } from '../schema'
import { blocks, PLOT_STATUSES, plots, projects } from './files'
import { requireDistinctCodes } from './import-codes'
import { allRowsOf, countChanged, idsByCode, type ImportContext, reportUnknown } from './import-context'
import { PICTURE_OR_PDF, storeFile } from './import-files'
import { upsertRows } from './upsert-rows'

export async function importProjects(context: ImportContext): Promise<void> {
  const { db, problems } = context
  const rows: object[] = []
  for (const { row, values } of await allRowsOf(context, projects)) {
    const place = { file: projects.name, row }
    rows.push({
      code: values.code,
      name: values.name,
      rate_rupees: values.rate,
      outright_discount_rupees: values.outright_discount ?? 0,
      is_default: values.is_default ?? 0,
      brochure_media_id: await storeFile(context, PICTURE_OR_PDF, values.brochure, {
        ...place,
        column: 'brochure',
      }),
      layout_media_id: await storeFile(context, PICTURE_OR_PDF, values.layout, {
        ...place,
        column: 'layout',
      }),
      latitude: values.latitude,
      longitude: values.longitude,
      rera_number: values.rera_number,
      rera_url: values.rera_url,
      rera_valid_until: values.rera_valid_until,
    })
  }
  const changed = await upsertRows(db, 'projects', rows, { key: ['code'], returning: 'id' })
  countChanged(context, projects, changed.length)
  await requireDistinctCodes(context, projects, 'projects')
  if (rows.length === 0) return
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

export async function importBlocks(context: ImportContext): Promise<void> {
  const projectIds = await idsByCode(context.db, 'projects')
  const rows: object[] = []
  for (const { row, values } of await allRowsOf(context, blocks)) {
    const projectId = projectIds.get(values.project)
    if (projectId === undefined) {
      reportUnknown(context, blocks, row, 'project', { code: values.project, of: projects })
      continue
    }
    rows.push({
      project_id: projectId,
      name: values.name,
      block_type: values.numbering,
      rows: values.rows,
      columns: values.columns,
    })
  }
  const changed = await upsertRows(context.db, 'blocks', rows, {
    key: ['project_id', 'name'],
    returning: 'id',
  })
  countChanged(context, blocks, changed.length)
}

type PlotRow = Omit<NewRow<'plots'>, 'id' | 'merged_into_id'>

/** Writes all plots before it merges cells, because a cell refers to the merged plot. */
export async function importPlots(context: ImportContext): Promise<void> {
  const { db, problems } = context
  const fileRows = await allRowsOf(context, plots)
  if (fileRows.length === 0) return
  const projectIds = await idsByCode(db, 'projects')
  const blocksByName = new Map(
    (await db.selectFrom('blocks').selectAll().execute()).map((block) => [
      keyOf(block.project_id, block.name),
      block,
    ]),
  )
  const known = await db.selectFrom('plots').selectAll().execute()
  const knownPlots = new Map(known.map((plot) => [keyOf(plot.project_id, plot.number), plot]))
  const keysInFile = new Set(
    fileRows.flatMap(({ values }) => {
      const id = projectIds.get(values.project)
      return id === undefined ? [] : [keyOf(id, values.number)]
    }),
  )
  // The cells of plots in the file count as free, because plots may exchange cells.
  const cells = createCells(known.filter((plot) => !keysInFile.has(keyOf(plot.project_id, plot.number))))
  const mergedInto = new Map<string, { row: number; whole: string }>()
  const rows: PlotRow[] = []

  for (const { row, values } of fileRows) {
    const addProblem = (column: string, reason: string) =>
      problems.add({ file: plots.name, row, column, reason })
    const projectId = projectIds.get(values.project)
    if (projectId === undefined) {
      reportUnknown(context, plots, row, 'project', { code: values.project, of: projects })
      continue
    }
    const block = blocksByName.get(keyOf(projectId, values.block))
    if (!block) {
      reportUnknown(context, plots, row, 'block', { code: values.block, of: blocks })
      continue
    }
    const key = keyOf(projectId, values.number)
    if ((values.row === null) !== (values.column === null))
      addProblem(values.row === null ? 'row' : 'column', 'is empty, but row and column belong together.')
    if (values.row !== null && values.row > block.rows)
      addProblem('row', `${values.row} is outside block ${block.name}, which has ${block.rows} rows.`)
    if (values.column !== null && values.column > block.columns)
      addProblem(
        'column',
        `${values.column} is outside block ${block.name}, which has ${block.columns} columns.`,
      )
    const otherPlot = cells.place(key, block.id, values.row, values.column)
    if (otherPlot !== null) addProblem('row', `plot ${otherPlot} of the same block is already in this cell.`)
    if (values.merged_into !== null) mergedInto.set(key, { row, whole: keyOf(projectId, values.merged_into) })
    const knownPlot = knownPlots.get(key)
    rows.push({
      project_id: projectId,
      block_id: block.id,
      number: values.number,
      grid_row: values.row,
      grid_column: values.column,
      yards_hundredths: values.yards,
      facing: values.facing,
      is_corner: values.is_corner ?? 0,
      status_id: isSold(knownPlot)
        ? knownPlot!.status_id
        : (values.status ?? knownPlot?.status_id ?? PLOT_STATUSES.Available),
      withheld_status_id:
        isSold(knownPlot) && values.merged_into === null ? withheldStatus(knownPlot!, values.status) : null,
      shape_text: values.shape,
      is_shape_shown: values.shows_shape ?? 0,
      premium_type: values.premium_type ?? 'Per Sq.Yd',
      premium_hundredths: values.premium ?? 0,
    })
  }
  const changed = await upsertRows<number>(db, 'plots', rows, {
    key: ['project_id', 'number'],
    returning: 'id',
  })
  countChanged(context, plots, changed.length)
  await requireDistinctCodes(context, plots, 'plots', { column: 'number', isOfProject: true })
  await mergeCells(context, rows, mergedInto)
}

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
  { db, problems }: ImportContext,
  rows: PlotRow[],
  mergedInto: Map<string, { row: number; whole: string }>,
): Promise<void> {
  const plotsByKey = new Map(
    (await db.selectFrom('plots').select(['id', 'project_id', 'number', 'merged_into_id']).execute()).map(
      (plot) => [keyOf(plot.project_id, plot.number), plot],
    ),
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
    if (cell.merged_into_id !== wholeId)
      await db.updateTable('plots').set({ merged_into_id: wholeId }).where('id', '=', cell.id).execute()
  }
}
