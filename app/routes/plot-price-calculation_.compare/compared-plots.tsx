import type { PlotPrice } from '~/api/contract/plots'
import { formatRupees } from '~/domain/money'
import { paths } from '~/paths'
import { comparedPlot } from '~/plots/compared-plot'
import { OUTRIGHT, type PriceValues, RESULT_ID } from '~/plots/price-values'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'

interface ComparedRow {
  values: PriceValues
  projectName: string
  planName: string
  /** Null if the upstream gives none. */
  price: PlotPrice | null
  /** Null if unknown. */
  isAvailable: boolean | null
}

/** Each plot links to its price and its quote. */
export function ComparedPlots({ rows }: { rows: ComparedRow[] }) {
  return (
    <Table
      caption="Plots"
      isCaptionHidden
      rows={rows}
      rowKey={({ values }) => comparedPlot(values)}
      columns={[
        {
          header: 'Plot',
          place: 'what',
          cell: ({ values, price, projectName }) => (
            <TextLink to={`${paths.priceCalculator({ ...values })}#${RESULT_ID}`} isInline>
              {[`Plot ${price?.number ?? values.plot}`, projectName].filter(Boolean).join(' · ')}
            </TextLink>
          ),
        },
        { header: 'Size and rate', place: 'detail', cell: ({ price }) => sizeAndRate(price) },
        {
          header: 'Plan',
          place: 'detail',
          cell: ({ values, planName, price }) =>
            values.plan === OUTRIGHT ? (
              'Outright'
            ) : (
              <>
                {planName || 'EMI'}, <Amount paise={price && price.emiPerMonthPaise} /> a month
              </>
            ),
        },
        {
          header: 'Total Cost',
          place: 'amount',
          isNumeric: true,
          cell: ({ price }) => <Amount paise={price && price.totalCostPaise} />,
        },
        {
          header: 'Status',
          place: 'state',
          cell: ({ isAvailable }) =>
            isAvailable === null ? (
              '—'
            ) : (
              <Badge tone={isAvailable ? 'positive' : 'critical'}>
                {isAvailable ? 'Available' : 'Not Available'}
              </Badge>
            ),
        },
        {
          header: 'Remove',
          place: 'actions',
          cell: ({ values, price }) => {
            const plots = rows.filter((row) => row.values !== values).map((row) => comparedPlot(row.values))
            return (
              <TextLink to={paths.comparePlots({ plots })} icon="close">
                Remove <VisuallyHidden>Plot {price?.number ?? values.plot}</VisuallyHidden>
              </TextLink>
            )
          },
        },
      ]}
    />
  )
}

function sizeAndRate(price: PlotPrice | null): string {
  if (!price) return '—'
  const rate = price.pricePerYardPaise === null ? '' : ` × ${formatRupees(price.pricePerYardPaise)}`
  const size = price.yards === null ? '' : `${price.yards} sq. yards${rate}`
  return [size, price.facing].filter(Boolean).join(' · ') || '—'
}
