import type { PlotFilters } from '~/paths/searches'
import type { MapPlot } from './blocks'

/** A plot without a size or price never matches a filter on that value. */
export function matches(
  plot: Omit<MapPlot, 'boxes'>,
  { facing, corner, yards_from, yards_to, price_from, price_to, state }: PlotFilters,
): boolean {
  const isWithin = (value: number | null | undefined, from: string, to: string, factor = 1) =>
    (from === '' && to === '') ||
    (value != null &&
      (from === '' || value >= Number(from) * factor) &&
      (to === '' || value <= Number(to) * factor))
  return (
    (facing === '' || plot.facings.includes(facing)) &&
    isWithin(plot.yards, yards_from, yards_to) &&
    (corner === '' || plot.isCorner === true) &&
    isWithin(plot.paise, price_from, price_to, PAISE_PER_RUPEE) &&
    (state === '' || plot.isAvailable)
  )
}

const PAISE_PER_RUPEE = 100
