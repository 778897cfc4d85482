import { type Sorting, sortRows, type SortValues } from '~/domain/sorting'
import type { MapPlot } from '~/subjects/plots/blocks'

/** The value of each column by which a project's plots can be sorted. */
export const plotTableSorts: SortValues<Omit<MapPlot, 'boxes'>> = {
  plot: ({ label }) => label,
  price: ({ paise }) => paise ?? null,
  yards: ({ yards }) => yards ?? null,
  status: ({ isAvailable }) => (isAvailable ? 0 : 1),
}

/** By default, available plots come first; otherwise the order is that of the map's blocks. */
export const sortPlots = <Plot extends Omit<MapPlot, 'boxes'>>(plots: Plot[], sorting: Sorting): Plot[] =>
  sortRows(plots, sorting.by === null ? { by: 'status', order: 'asc' } : sorting, plotTableSorts)
