import { toResult } from './result'
import {
  BlocksReply,
  type EmiPlan,
  EmiPlansReply,
  PlotInfoReply,
  type PlotBlock,
  type PlotPrice,
  PlotPriceReply,
} from '~/contract/plots'
import { ProjectLayoutReply } from '~/contract/layout'
import { constants } from './endpoint-table.server'
import { orNullIfAbsent } from './optional-calls'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'
import { nullIfLateOrFailed } from './with-timeout.server'

export interface PriceQuery {
  projectId: string
  plotNumber: string
  /** Whole rupees. */
  pricePerYardRupees: string | number
  /** Null for an outright purchase. */
  emiPlanId: string | null
}

export interface PricedPlan {
  /** Null for an outright purchase. */
  plan: EmiPlan | null
  /** Null if the call failed or was refused. */
  price: PlotPrice | null
}

const BATCH_SIZE = 4
const MAX_PLANS = 12
const MAX_SEARCHED_PROJECTS = 24
const LAYOUT_TIMEOUT_MS = 2_000

export function plots(caller: Caller) {
  const price = ({ projectId, plotNumber, pricePerYardRupees, emiPlanId }: PriceQuery) =>
    callUpstream(caller, 'plotCost', PlotPriceReply, {
      query: {
        project_id: projectId,
        plot_no: plotNumber,
        price_per_yard: pricePerYardRupees,
        emi_id: emiPlanId ?? constants.emiOutright,
      },
    })

  const layout = (project: string) =>
    callUpstream(caller, 'projectLayout', ProjectLayoutReply, { params: { project } })

  return {
    emiPlans: () => callUpstream(caller, 'emiPlans', EmiPlansReply),

    /** Also finds a plot that is not for sale. */
    info: (projectId: string, plotNumber: string) =>
      callUpstream(caller, 'plotInfo', PlotInfoReply, { query: { project_id: projectId, key: plotNumber } }),

    price,

    /** The outright price first, then one price for each of the first 12 plans. */
    prices: (query: Omit<PriceQuery, 'emiPlanId'>, plans: EmiPlan[]): Promise<PricedPlan[]> =>
      inBatches([null, ...plans.slice(0, MAX_PLANS)], async (plan) => {
        const result = await toResult(price({ ...query, emiPlanId: plan?.id ?? null }))
        return { plan, price: result.data }
      }),

    /** Needs the capability `layout`. */
    layout,

    /** Needs the capability `layout`. Null for a project whose layout does not arrive: those of the others stay. */
    layouts: <Project extends { id: string }>(projects: Project[]) =>
      inBatches(projects.slice(0, MAX_SEARCHED_PROJECTS), async (project) => ({
        project,
        blocks: await nullIfLateOrFailed(layout(project.id), LAYOUT_TIMEOUT_MS),
      })),

    blocks: (project: string): Promise<PlotBlock[] | null> =>
      orNullIfAbsent(callUpstream(caller, 'projectBlocks', BlocksReply, { params: { project } })),
  }
}

async function inBatches<Item, Result>(
  items: Item[],
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  if (items.length === 0) return []
  const firstResults = await Promise.all(items.slice(0, BATCH_SIZE).map(call))
  return [...firstResults, ...(await inBatches(items.slice(BATCH_SIZE), call))]
}
