import { paths } from '~/paths'
import type { MapPlot } from '~/plots/block-map'
import { PLOT_ID } from './plot-panel'

/** A plot that is chosen on the map or in the table fills the form. */
export const plotAddress = (projectId: string, { number }: MapPlot) =>
  `${paths.plotAvailability({ project_id: projectId, key: number })}#${PLOT_ID}`
