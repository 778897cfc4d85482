/** Cells with unusual plot numbers. `cell` counts all cells of the project, from 1. */
export const NAMED_CELLS = [{ projectId: 4, cell: 13, number: '12/A' }]

/** Cells that are sold as one plot. They lie side by side in one row of block A. */
export const MERGED_PLOTS: { projectId: number; number: string; cells: string[] }[] = [
  { projectId: 4, number: '10+11', cells: ['10', '11'] },
  { projectId: 4, number: '15-19', cells: ['15', '16', '17', '18', '19'] },
  { projectId: 1, number: '1+2+3', cells: ['1', '2', '3'] },
  { projectId: 5, number: '15-19', cells: ['15', '16', '17', '18', '19'] },
]

/** Plot of the golden booking, the worked example of the price and commission rules. */
export const GOLDEN_PLOT = { projectId: 4, number: '24' }

/** Plots in the worked examples of the price rule. All except the golden plot stay for sale. */
export const FIXED_PLOTS = [
  { ...GOLDEN_PLOT, yardsHundredths: 20_000, facing: 'North', premiumPerYardRupees: 500 },
  { projectId: 4, number: '26', yardsHundredths: 20_000, facing: 'North', premiumPerYardRupees: 500 },
  { projectId: 4, number: '31', yardsHundredths: 16_667, facing: 'South', premiumPerYardRupees: 0 },
  { projectId: 2, number: '5', yardsHundredths: 15_000, facing: 'North', premiumPerYardRupees: 0 },
  { projectId: 7, number: '7', yardsHundredths: 26_700, facing: 'North-East', premiumPerYardRupees: 300 },
  { projectId: 1, number: '9', yardsHundredths: 18_333, facing: 'West', premiumPerYardRupees: 0 },
]

/** Notable plots are excluded from random sales. */
export function isNotable(plot: { project_id: number; number: string }): boolean {
  return [...NAMED_CELLS, ...MERGED_PLOTS, ...FIXED_PLOTS].some(
    (notable) => notable.projectId === plot.project_id && notable.number === plot.number,
  )
}
