import { type Fields, sortByField } from '~/domain/fields'
import type { Sorting } from '~/domain/sorting'
import { m } from '~/messages/messages'
import type { MapPlot } from '~/subjects/plots/blocks'

type ListedPlot = Omit<MapPlot, 'boxes'>

export const plotFields = {
  plot: { label: m.plot, value: ({ label }) => label, isSortable: true },
  yards: { label: m.size, kind: 'count', value: ({ yards }) => yards ?? null, isSortable: true },
  facing: { label: m.facing, value: ({ facings }) => facings.join(' ') },
  price: { label: m.price, kind: 'amount', value: ({ paise }) => paise ?? null, isSortable: true },
  status: { label: m.status, value: ({ isAvailable }) => (isAvailable ? 0 : 1), isSortable: true },
} satisfies Fields<ListedPlot>

/** By default, available plots come first; otherwise the order is that of the map's blocks. */
export const sortPlots = <Plot extends ListedPlot>(plots: Plot[], sorting: Sorting): Plot[] =>
  sortByField(plots, sorting.by === null ? { by: 'status', order: 'asc' } : sorting, plotFields)
