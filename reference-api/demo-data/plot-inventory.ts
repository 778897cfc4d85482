import type { IsoDate } from '../../app/domain/dates'
import type { Land } from './plots'
import { isNotable } from './notable-plots'
import { randomFor } from './random'
import type { Sale } from './sale'

type Plot = Land['plots'][number]

/** Holds the plots for sale. If a cancelled booking has returned a plot of the project, a sale takes that plot in half of the cases. */
export function createPlotInventory(plots: Plot[], seed: string) {
  const random = randomFor(seed, 'market')
  const isForSale = (plot: Plot) => plot.status_id === 1 && plot.merged_into_id === null && !isNotable(plot)
  const forSale = new Map<number, Plot[]>()
  for (const plot of random.shuffled(plots.filter(isForSale)))
    forSale.set(plot.project_id, [...(forSale.get(plot.project_id) ?? []), plot])
  const returned: { plot: Plot; on: IsoDate }[] = []

  return {
    sell(sale: Sale): Plot {
      const plot = sale.plotNumber === null ? this.draw(sale) : this.named(sale)
      if (!plot)
        throw new Error(`Project ${sale.projectId} has no plot ${sale.plotNumber ?? 'left'} to sell.`)
      return plot
    },
    release(plot: Plot, on: IsoDate) {
      if (!isNotable(plot)) returned.push({ plot, on })
    },
    draw({ projectId, bookedOn }: Sale): Plot | undefined {
      const index = returned.findIndex(({ plot, on }) => plot.project_id === projectId && on < bookedOn)
      if (index >= 0 && random.chance(0.5)) return returned.splice(index, 1)[0]?.plot
      return forSale.get(projectId)?.pop()
    },
    named({ projectId, plotNumber }: Sale): Plot | undefined {
      return plots.find((plot) => plot.project_id === projectId && plot.number === plotNumber)
    },
  }
}
