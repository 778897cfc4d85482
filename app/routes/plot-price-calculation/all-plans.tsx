import type { PricedPlan } from '~/api/plots.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Amount } from '~/ui/text/text'
import { Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'
import { allPlans } from './price.css'
import { EMI_TENURE, OUTRIGHT, type PriceValues } from '~/subjects/plots/price-values'

export const ALL_PLANS_ID = 'compare'

interface AllPlansProps {
  prices: PricedPlan[]
  values: PriceValues
  /** The screen to which the page leads back. */
  from?: string
}

/** Prices of one plot, outright and for the first twelve tenures, and the discounts that a plan has. Each plan links to its calculation, except the plan shown above. */
export function AllPlans({ prices, values, from }: AllPlansProps) {
  return (
    <section id={ALL_PLANS_ID} className={allPlans} aria-label={m.allPlans()} tabIndex={-1}>
      <Table
        caption={m.allPlans()}
        rows={prices}
        rowKey={({ plan }) => plan?.id ?? OUTRIGHT}
        columns={[
          {
            header: m.plan(),
            cell: (row) => <PlanLink row={row} values={values} from={from} />,
            place: 'title',
          },
          amountColumn(m.emiPerMonth(), (price, plan) => (plan ? price.emiPerMonthPaise : null)),
          {
            ...amountColumn(m.totalCost(), (price) => price.totalCostPaise),
            place: 'amount',
            isLabelled: false,
          },
          amountColumn(m.emiCharges(), (price) => price.emiChargesPaise),
        ]}
      />
      {prices.map(
        ({ plan, price }) =>
          Boolean(price?.discountPaise) && (
            <p key={plan?.id ?? OUTRIGHT}>
              {nameOf(plan)}: {m.discount()} <Amount paise={price!.discountPaise} />
            </p>
          ),
      )}
      <p>{m.registrationChargesNotIncluded()}</p>
    </section>
  )
}

const nameOf = (plan: PricedPlan['plan']) => plan?.tenure ?? m.outright()

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

interface PlanLinkProps extends Omit<AllPlansProps, 'prices'> {
  row: PricedPlan
}

function PlanLink({ row: { plan }, values, from }: PlanLinkProps) {
  const isShown = plan ? values.plan === EMI_TENURE && values.emi_id === plan.id : values.plan === OUTRIGHT
  const name = nameOf(plan)
  if (isShown) return m.nameShownAbove({ name })
  const planSearch = plan ? { plan: EMI_TENURE, emi_id: plan.id } : { plan: OUTRIGHT }
  return (
    <TextLink to={paths.priceCalculator({ ...values, ...planSearch, compare: '1', from })} isInline>
      {name}
    </TextLink>
  )
}
