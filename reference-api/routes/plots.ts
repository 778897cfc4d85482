import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import { BlocksReply, EmiPlansReply, PlotInfoReply, PlotPriceReply } from '../../app/contract/plots'
import { formatRupees } from '../../app/domain/money'
import { call } from '../call'
import { Refusal } from '../refusal'
import { findBlocks, findCells, findEmiPlan, findEmiPlans, findPlot } from '../db/queries/plots'
import { findProject } from '../db/queries/projects'
import { findRules } from '../db/queries/firm-rules'
import type { Database, PlotStatusId, Row } from '../schema'
import { cellsInOrder } from '../rules/block-cells'
import { minRate, type Plan, type Price, priceOf } from '../rules/price'
import { pathId, requiredId, requiredRupees, requiredText } from './query'

const STATUS_NAMES: Record<PlotStatusId, string> = {
  1: 'Available',
  2: 'Booked',
  3: 'Registered',
  4: 'Blocked',
  5: 'Mortgaged',
  6: 'Landowner share',
  7: 'Under dispute',
}

const OUTRIGHT = 0
const NO_PROJECT = 'There is no such project.'

const getEmiPlanList = call(
  'GET',
  '/associate/get-emi-plan-list',
  { summary: 'Instalment plans, shortest first.', reply: EmiPlansReply },
  async ({ db }) => {
    const plans = await findEmiPlans(db)
    return {
      emi_list: plans.map(({ id, months }) => ({ id, months, tenure: `${months} Months` })),
    }
  },
)

const getPlotInfo = call(
  'POST',
  '/associate/get-plot-info',
  {
    summary:
      'Finds a plot by number, in any case and spacing. The number of a merged cell finds the merged plot.',
    query: z.object({ project_id: requiredId, key: requiredText }),
    reply: PlotInfoReply,
  },
  async ({ db, query }) => {
    const project = await requireProject(db, query.project_id)
    const plot = await requirePlot(db, project.id, { field: 'key', number: query.key })
    return {
      plot_info: {
        plot_id: plot.id,
        ...toPlot(plot),
        status_id: plot.status_id,
        status_name: STATUS_NAMES[plot.status_id],
      },
    }
  },
)

const Cost = z.object({
  project_id: requiredId,
  plot_no: requiredText,
  price_per_yard: requiredRupees,
  emi_id: requiredId,
})

/** Also calculates a price for plots that are not for sale. */
const getPlotCostCalculation = call(
  'POST',
  '/associate/get-plot-cost-calculation',
  {
    summary: 'Price of a plot on an instalment plan, or outright with emi_id 0.',
    query: Cost,
    reply: PlotPriceReply,
  },
  async ({ db, query, today }) => {
    const project = await requireProject(db, query.project_id)
    const plot = await requirePlot(db, project.id, { field: 'plot_no', number: query.plot_no })
    const plan = await requirePlan(db, query.emi_id, project)
    const rules = await findRules(db, today)
    const lowest = rules ? minRate(project.rate_rupees, rules.min_rate_percent_hundredths) : 0
    if (query.price_per_yard < lowest)
      throw refusalAt(
        'price_per_yard',
        `Price per yard must be at least ${formatRupees(lowest * 100)} in ${project.name}.`,
      )
    const price = priceOf({
      yardsHundredths: plot.yards_hundredths,
      rateRupees: query.price_per_yard,
      premium: { type: plot.premium_type, hundredths: plot.premium_hundredths },
      plan,
    })
    return {
      plot_info: {
        ...toPlot(plot),
        ...toPrice(price, plan),
        premium_charge: plot.premium_hundredths / 100,
        premium_type: plot.premium_type,
        price_per_yard: query.price_per_yard,
      },
    }
  },
)

const getProjectBlocks = call(
  'GET',
  '/associate/get-project-blocks/:project',
  { summary: 'The layout of a project, block by block.', reply: BlocksReply },
  async ({ db, params }) => {
    const id = pathId(params.project)
    const project = id === null ? undefined : await findProject(db, id)
    if (!project) throw new Refusal(NO_PROJECT)
    const [blocks, cells] = await Promise.all([findBlocks(db, project.id), findCells(db, project.id)])
    const cellsByBlock = new Map(blocks.map(({ id }) => [id, [] as typeof cells]))
    for (const cell of cells) cellsByBlock.get(cell.block_id)?.push(cell)
    return {
      blocks: blocks.map((block) => ({
        block_name: block.name,
        block_type: block.block_type,
        rows: block.rows,
        columns: block.columns,
        plots: cellsInOrder(block, cellsByBlock.get(block.id) ?? []).map((cell) => ({
          plot_number: cell?.number ?? '',
          plot_status_id: cell?.status_id ?? null,
          merge_plot: cell?.whole_number ?? '',
          plot_facing: cell?.facing ?? '',
        })),
      })),
    }
  },
)

async function requireProject(db: Kysely<Database>, id: number): Promise<Row<'projects'>> {
  const project = await findProject(db, id)
  if (!project) throw refusalAt('project_id', NO_PROJECT)
  return project
}

async function requirePlot(
  db: Kysely<Database>,
  projectId: number,
  { field, number }: { field: 'key' | 'plot_no'; number: string },
): Promise<Row<'plots'>> {
  const plot = await findPlot(db, projectId, number)
  if (!plot) throw refusalAt(field, 'There is no plot with that number in this project.')
  return plot
}

async function requirePlan(db: Kysely<Database>, id: number, project: Row<'projects'>): Promise<Plan> {
  if (id === OUTRIGHT) return { kind: 'outright', discountPerYardRupees: project.outright_discount_rupees }
  const plan = await findEmiPlan(db, id)
  if (!plan) throw refusalAt('emi_id', 'There is no such EMI plan.')
  return { kind: 'emi', months: plan.months, flatPercentHundredths: plan.flat_percent_hundredths }
}

/** Returns a refusal for one query parameter. */
function refusalAt(field: string, message: string): Refusal {
  return new Refusal(message, { [field]: [message] })
}

function toPlot(plot: Row<'plots'>) {
  return {
    number: plot.number,
    square_yards: plot.yards_hundredths / 100,
    facing_name: plot.facing,
    is_corner: plot.is_corner,
    shape_show_status: plot.is_shape_shown,
    shape_text: plot.shape_text ?? '',
  }
}

/** `gross_amount`, `emi_months`, `emi_percentage` and `last_emi` extend the specified fields. */
function toPrice(price: Price, plan: Plan) {
  return {
    gross_amount: price.saleRupees,
    total_company_discount: price.discountRupees,
    company_discount_peryard: plan.kind === 'outright' ? plan.discountPerYardRupees : 0,
    premium_charges: price.premiumRupees,
    net_sale_amount: price.netSaleRupees,
    emi_charges: price.emiChargesRupees,
    total_cost: price.totalCostRupees,
    booking_amount: price.bookingAmountRupees,
    balance: price.balanceRupees,
    emi_per_month: price.emi?.perMonthRupees ?? 0,
    last_emi: price.emi?.lastRupees ?? 0,
    emi_months: plan.kind === 'emi' ? plan.months : 0,
    emi_percentage: plan.kind === 'emi' ? plan.flatPercentHundredths / 100 : 0,
  }
}

export const plotCalls = [getEmiPlanList, getPlotInfo, getPlotCostCalculation, getProjectBlocks]
