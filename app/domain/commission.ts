import type { Rate } from './rate'

/** What one associate earns on one plot. */
export interface CommissionFigures {
  yards: number | null
  eligibleRatePaise: number | null
  /** Yards × eligible rate. */
  eligiblePaise: number | null
  rate: Rate | null
  /** Before the discount. */
  grossPaise: number | null
  /** What the associate gave away to the customer. */
  discountRate: Rate | null
  discountPaise: number | null
  netPaise: number | null
  paidPaise: number | null
  duePaise: number | null
  /** "Net Payable Cmsn % on All Receipts". */
  netPercent: number | null
}

/** A payment of commission, and the receipt that earned it where the upstream names it. */
export interface CommissionPayment {
  type: string
  paidOn: string | null
  paise: number | null
  receiptNumber: string | null
  receiptPaise: number | null
  /** The part of the receipt that is registration, EMI, premium and other charges. */
  lessPaise: number | null
}

type PlotFigures = Pick<CommissionFigures, 'yards' | 'eligibleRatePaise'>

/** Each associate's commission with what is the same for all of a plot. */
export function commissionsOf<Associate>(
  plot: (PlotFigures & { associates: Associate[] }) | null,
): (Associate & PlotFigures)[] {
  if (!plot) return []
  const { yards, eligibleRatePaise } = plot
  return plot.associates.map((associate) => ({ ...associate, yards, eligibleRatePaise }))
}
