import type { SortValues } from '~/domain/sorting'
import type { MapPlot } from './blocks'

/** Columns of the table of a project's plots. */
export const plotTableSorts: SortValues<Omit<MapPlot, 'boxes'>> = {
  plot: ({ label }) => label,
  price: ({ paise }) => paise ?? null,
  yards: ({ yards }) => yards ?? null,
  status: ({ isAvailable }) => (isAvailable ? 0 : 1),
}
