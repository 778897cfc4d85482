import { paths } from '~/paths/paths'
import type { MapPlot } from './blocks'

export const PLOT_ANCHOR = 'plot'

/** Address of Plot Availability with this plot in the form. */
export const plotAddress = (projectId: string, { number }: Pick<MapPlot, 'number'>) =>
  `${paths.plotAvailability({ project_id: projectId, key: number })}#${PLOT_ANCHOR}`
