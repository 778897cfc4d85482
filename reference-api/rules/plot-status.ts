import type { PlotStatusId } from '../schema'

const NAMES: Record<PlotStatusId, string> = {
  1: 'Available',
  2: 'Booked',
  3: 'Registered',
  4: 'Blocked',
  5: 'Mortgaged',
  6: 'Landowner share',
  7: 'Under dispute',
}

export const plotStatusName = (id: PlotStatusId): string => NAMES[id]
