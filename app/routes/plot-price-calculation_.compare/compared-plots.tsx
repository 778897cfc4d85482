import type { PlotPrice } from '~/contract/plots'
import { formatRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { AvailabilityBadge } from '~/subjects/plots/availability-badge'
import { comparedPlot, OUTRIGHT, type PriceValues, RESULT_ID } from '~/subjects/plots/price-values'
import { Amount, hiddenParts, RichText } from '~/ui/text/text'
import { Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'

interface ComparedRow {
  values: PriceValues
  projectName: string
  planName: string
  /** Null if the address has no valid price per yard, or if the call fails. */
  price: PlotPrice | null
  /** Null if unknown. */
  isAvailable: boolean | null
}

interface ComparedPlotsProps {
  rows: ComparedRow[]
  /** The plots of the rows, and plots beyond the maximum: the next one gets the place of a removed one. */
  plots: string[]
}

export const planOf = ({ values, planName }: Pick<ComparedRow, 'values' | 'planName'>) =>
  values.plan === OUTRIGHT ? m.outright() : planName || m.emi()

/** Each plot links to its calculation. */
export function ComparedPlots({ rows, plots }: ComparedPlotsProps) {
  return (
    <Table
      caption={m.plots()}
      isCaptionHidden
      rows={rows}
      rowKey={({ values }) => comparedPlot(values)}
      columns={[
        {
          header: m.plot(),
          place: 'title',
          cell: ({ values, price, projectName }) => (
            <TextLink to={`${paths.priceCalculator(values)}#${RESULT_ID}`} isInline>
              {[m.plotNumber({ number: price?.number ?? values.plot }), projectName]
                .filter(Boolean)
                .join(' · ')}
            </TextLink>
          ),
        },
        { header: m.sizeAndRate(), place: 'detail', cell: ({ price }) => sizeAndRate(price) },
        {
          header: m.plan(),
          place: 'detail',
          cell: ({ values, planName, price }) => {
            const plan = planOf({ values, planName })
            if (values.plan === OUTRIGHT || !price) return plan
            const amount = <Amount paise={price.emiPerMonthPaise} />
            return <RichText text={m.planAmountAMonth({ plan })} parts={{ amount }} />
          },
        },
        {
          header: m.totalCost(),
          place: 'amount',
          isNumeric: true,
          cell: ({ price }) => <Amount paise={price && price.totalCostPaise} />,
        },
        {
          header: m.status(),
          place: 'state',
          cell: ({ isAvailable }) =>
            isAvailable === null ? '—' : <AvailabilityBadge isAvailable={isAvailable} />,
        },
        {
          header: m.remove(),
          place: 'actions',
          cell: ({ values, price }) => {
            const others = plots.filter((plot) => plot !== comparedPlot(values))
            return (
              <TextLink to={paths.comparePlots(others)} icon="close">
                <RichText
                  text={m.removePlot({ plot: m.plotNumber({ number: price?.number ?? values.plot }) })}
                  parts={hiddenParts}
                />
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
  const size = price.yards === null ? '' : `${m.yardsInText({ yards: price.yards })}${rate}`
  return [size, price.facing].filter(Boolean).join(' · ') || '—'
}
