import { BlocksReply, EmiPlansReply, PlotInfoReply, type PlotBlock, PlotPriceReply } from './contract/plots'
import { ApiError } from './errors'
import { type Caller, callUpstream } from './transport.server'

export interface PriceQuestion {
  projectId: string
  plotNumber: string
  /** Whole rupees. */
  pricePerYardRupees: string | number
  /** Null is outright. */
  emiPlanId: string | null
}

const EMI_ID_OUTRIGHT = '0'

export function plots(caller: Caller) {
  return {
    emiPlans: () => callUpstream(caller, 'emiPlans', EmiPlansReply),

    /** A plot by its number, also one that is not for sale. */
    info: (projectId: string, plotNumber: string) =>
      callUpstream(caller, 'plotInfo', PlotInfoReply, { query: { project_id: projectId, key: plotNumber } }),

    price: ({ projectId, plotNumber, pricePerYardRupees, emiPlanId }: PriceQuestion) =>
      callUpstream(caller, 'plotCost', PlotPriceReply, {
        query: {
          project_id: projectId,
          plot_no: plotNumber,
          price_per_yard: pricePerYardRupees,
          emi_id: emiPlanId ?? EMI_ID_OUTRIGHT,
        },
      }),

    /** The layout of a project; null where the upstream has no such call, which the specification does not name. */
    blocks: (project: string): Promise<PlotBlock[] | null> =>
      callUpstream(caller, 'projectBlocks', BlocksReply, { params: { project } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.kind === 'not-found') return null
        throw error
      }),
  }
}
