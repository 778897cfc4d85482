import type { Rate } from './rate'

export interface CommissionFigures {
  yards: number | null
  eligibleRatePaise: number | null
  /** Yards × eligible rate. */
  eligiblePaise: number | null
  rate: Rate | null
  grossPaise: number | null
  discountRate: Rate | null
  discountPaise: number | null
  /** What the cancellation of the booking took; null if unknown. */
  cancelledPaise: number | null
  netPaise: number | null
  paidPaise: number | null
  duePaise: number | null
  /** The part of the due that no longer waits for the customer; null if unknown. */
  payablePaise: number | null
  payableReceipts: PayableReceipt[]
  /** Labelled "Net Payable Cmsn % on All Receipts". */
  netPercent: number | null
}

/** A receipt that no bill pays, with the commission on it. */
export interface PayableReceipt {
  receiptNumber: string
  paise: number | null
}

export interface CommissionPayment {
  type: string
  paidOn: string | null
  paise: number | null
  receiptNumber: string | null
  receiptPaise: number | null
  /** Registration, EMI, premium and other charges in the receipt. */
  lessPaise: number | null
}

type PlotFigures = Pick<CommissionFigures, 'yards' | 'eligibleRatePaise'>

export function commissionsOf<Associate>(
  plot: (PlotFigures & { associates: Associate[] }) | null,
): (Associate & PlotFigures)[] {
  if (!plot) return []
  const { yards, eligibleRatePaise } = plot
  return plot.associates.map((associate) => ({ ...associate, yards, eligibleRatePaise }))
}
