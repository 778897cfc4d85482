import { countPlots, findProjectsOfPlots, type PlotCount } from '../db/queries/site-map'
import type { Part } from '../incremental-cache'

const BYTES_PER_PROJECT = 100

/** Keyed by project id. If a plot was deleted, its project is unknown, so all projects are counted again. */
export const plotCounts: Part<Map<number, PlotCount>> = {
  create: (db) => countPlots(db, null),
  update: async (db, state, { plot }) => {
    if (plot.size === 0) return
    const { projectIds, plots } = await findProjectsOfPlots(db, [...plot].map(Number))
    const projectsToCount = plots < plot.size ? null : projectIds
    const counts = await countPlots(db, projectsToCount)
    for (const id of projectsToCount ?? state.keys()) state.delete(id)
    for (const [id, count] of counts) state.set(id, count)
  },
  sizeOf: (state) => state.size * BYTES_PER_PROJECT,
}
