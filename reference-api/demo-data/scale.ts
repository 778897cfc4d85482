import { MAX_SETS } from './projects'
import type { SaleCounts } from './sales'

/** Regions that sell the same set of projects. */
export const REGIONS_PER_SET = 7
export const MAX_REGIONS = MAX_SETS * REGIONS_PER_SET

/** The first region is the demo. Each further region is a network of the same size. */
export interface Scale {
  regions: number
  sales: SaleCounts
  blocksPerProject: number
  /** Number of rows in the activity of P2. */
  activityRows: number
}

const DEMO_SALES: SaleCounts = { booked: 310, registered: 95, cancelled: 25 }

export const DEMO_SCALE: Scale = { regions: 1, sales: DEMO_SALES, blocksPerProject: 8, activityRows: 0 }

/** 10,000 associates, 100,000 bookings, over a million receipts. */
const TOP_SCALE: Scale = {
  regions: 110,
  sales: { booked: 660, registered: 200, cancelled: 50 },
  blocksPerProject: 20,
  activityRows: 100_000,
}

/** Accepts `top`, or a multiple of the demo up to `MAX_REGIONS`. Null for another text. */
export function scaleOf(text: string): Scale | null {
  if (text === 'top') return TOP_SCALE
  const regions = /^[1-9]\d*$/.test(text) ? Number(text) : Infinity
  return regions <= MAX_REGIONS ? { ...DEMO_SCALE, regions } : null
}
