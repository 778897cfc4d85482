import { paths } from '~/paths'
import type { MapPlot } from './blocks'

export const PLOT_ID = 'plot'

/** Fills the form with the chosen plot. */
export const plotAddress = (projectId: string, { number }: Pick<MapPlot, 'number'>, comparing = '') =>
  `${paths.plotAvailability({ project_id: projectId, key: number, with: comparing })}#${PLOT_ID}`
