import type { SortValues } from '~/domain/sorting'
import type { MapPlot } from './blocks'

/** The value of each column by which a project's plots can be sorted. */
export const plotTableSorts: SortValues<Omit<MapPlot, 'boxes'>> = {
  plot: ({ label }) => label,
  price: ({ paise }) => paise ?? null,
  yards: ({ yards }) => yards ?? null,
  status: ({ isAvailable }) => (isAvailable ? 0 : 1),
}
