import type { PricedPlan } from '~/api/plots.server'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'
import { comparison } from './comparison.css'
import { EMI_TENURE, OUTRIGHT, type PriceValues } from '~/plots/price-values'

export const COMPARISON_ID = 'compare'

interface ComparisonProps {
  prices: PricedPlan[]
  values: PriceValues
}

/** One plot outright and by every tenure; each plan links to its price. */
export function Comparison({ prices, values }: ComparisonProps) {
  return (
    <section id={COMPARISON_ID} className={comparison} aria-label="All plans" tabIndex={-1}>
      <Table
        caption="All plans"
        rows={prices}
        rowKey={({ plan }) => plan?.id ?? OUTRIGHT}
        columns={[
          { header: 'Plan', cell: (row) => <PlanLink row={row} values={values} />, place: 'what' },
          amountColumn('Net Sale Amount', (price) => price.netSalePaise),
          amountColumn('EMI Charges', (price) => price.emiChargesPaise),
          {
            ...amountColumn('Total Cost', (price) => price.totalCostPaise),
            place: 'amount',
            isLabelled: false,
          },
          amountColumn('EMI Per Month', (price, plan) => (plan ? price.emiPerMonthPaise : null)),
        ]}
      />
    </section>
  )
}

type Priced = NonNullable<PricedPlan['price']>

function amountColumn(header: string, paiseOf: (price: Priced, plan: PricedPlan['plan']) => number | null) {
  return {
    header,
    place: 'detail' as const,
    isNumeric: true,
    isLabelled: true,
    cell: ({ plan, price }: PricedPlan) => <Amount paise={price && paiseOf(price, plan)} />,
  }
}

function PlanLink({ row: { plan }, values }: { row: PricedPlan; values: PriceValues }) {
  const isShown = plan ? values.plan === EMI_TENURE && values.emi_id === plan.id : values.plan === OUTRIGHT
  const name = plan?.tenure ?? 'Outright'
  if (isShown) return `${name} (shown above)`
  const chosen = plan ? { plan: EMI_TENURE, emi_id: plan.id } : { plan: OUTRIGHT }
  return (
    <TextLink to={paths.priceCalculator({ ...values, ...chosen, compare: '1' })} isInline>
      {name}
    </TextLink>
  )
}
