import type { PlotPrice } from '~/api/contract/plots'
import { paths } from '~/paths'
import { comparedPlot } from '~/plots/compared-plot'
import { OUTRIGHT, type PriceValues, RESULT_ID } from '~/plots/price-values'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { type Column, Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'

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
  const amount = (header: string, paiseOf: (price: PlotPrice) => number | null): Column<ComparedRow> => ({
    header,
    place: 'detail',
    isNumeric: true,
    isLabelled: true,
    cell: ({ price }) => <Amount paise={price && paiseOf(price)} />,
  })
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
        {
          header: 'Size',
          place: 'detail',
          cell: ({ price }) =>
            [price?.yards && `${price.yards} sq. yards`, price?.facing].filter(Boolean).join(' · ') || '—',
        },
        amount('Price per Yard', (price) => price.pricePerYardPaise),
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
        { ...amount('Total Cost', (price) => price.totalCostPaise), place: 'amount', isLabelled: false },
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
                Remove Plot {price?.number ?? values.plot}
              </TextLink>
            )
          },
        },
      ]}
    />
  )
}
