import { paths } from '~/paths'
import type { MapPlot } from './blocks'
import { PLOT_ID } from './plot-panel'

/** Fills the form with the chosen plot. */
export const plotAddress = (projectId: string, { number }: MapPlot) =>
  `${paths.plotAvailability({ project_id: projectId, key: number })}#${PLOT_ID}`
