import type { PlotPrice } from '~/api/contract/plots'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { priceFormula } from '~/domain/price'
import { type Quote, SUBJECT_TO_CONFIRMATION } from '~/domain/quote'
import { formatRate } from '~/domain/rate'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Figures } from '~/ui/figures/figures'
import { useFocusOnResult } from '~/ui/form-layout/use-focus-on-result'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { COMPARISON_ID } from './comparison'
import { QuotePart } from './quote-part'
import { OUTRIGHT, type PriceValues, RESULT_ID } from '~/plots/price-values'

interface PriceResultProps {
  price: PlotPrice
  values: PriceValues
  quote: Quote
  isAvailable: boolean
  isCompared: boolean
}

/** Total, parts and derivation. */
export function PriceResult({ price, values, quote, isAvailable, isCompared }: PriceResultProps) {
  const { projectName, quotedOn } = quote
  const section = useFocusOnResult<HTMLElement>()
  const isOutright = values.plan === OUTRIGHT
  return (
    <section id={RESULT_ID} aria-label="Price" tabIndex={-1} ref={section}>
      <Stack>
        <Figures items={headFigures(price, isOutright)} />
        <QuotePart quote={quote} values={values} isAvailable={isAvailable} />
        <Card heading={[`Plot ${price.number}`, projectName].filter(Boolean).join(' · ')}>
          <DescriptionList items={details(price, isOutright)} />
        </Card>
        <Card heading="How this is calculated">
          <DescriptionList items={priceFormula(price).map(({ label, sum }) => ({ label, value: sum }))} />
          <p>
            Quoted on {formatDate(quotedOn)}. {SUBJECT_TO_CONFIRMATION}
          </p>
        </Card>
        {!isCompared && (
          <TextLink
            to={`${paths.priceCalculator({ ...values, compare: '1' })}#${COMPARISON_ID}`}
            icon="forward"
          >
            Compare all plans
          </TextLink>
        )}
      </Stack>
    </section>
  )
}

function headFigures(price: PlotPrice, isOutright: boolean) {
  return [
    { label: 'Total Cost', value: <Amount paise={price.totalCostPaise} /> },
    { label: 'Booking Amount', value: <Amount paise={price.bookingAmountPaise} /> },
    { label: 'Balance', value: <Amount paise={price.balancePaise} /> },
    ...(isOutright ? [] : [{ label: 'EMI Per Month', value: <Amount paise={price.emiPerMonthPaise} /> }]),
  ]
}

function details(price: PlotPrice, isOutright: boolean) {
  const { discountPaise, discountPerYardPaise, premiumPaise, premiumRate } = price
  return [
    { label: 'Plot', value: price.number },
    { label: 'Facing', value: price.facing || '—' },
    { label: 'Yards', value: price.yards ?? '—' },
    ...(price.shapeText ? [{ label: 'Shape', value: price.shapeText }] : []),
    ...(price.pricePerYardPaise === null
      ? []
      : [{ label: 'Price per Yard', value: <Amount paise={price.pricePerYardPaise} /> }]),
    {
      label: 'Discount',
      value: withRate(
        discountPaise,
        discountPerYardPaise === null ? null : `${formatRupees(discountPerYardPaise)} Per Sq.Yd`,
      ),
    },
    { label: 'Premium', value: withRate(premiumPaise, premiumRate ? formatRate(premiumRate) : null) },
    { label: 'Net Sale Amount', value: <Amount paise={price.netSalePaise} />, isEmphasised: true },
    ...(isOutright ? [] : [{ label: 'EMI Charges', value: <Amount paise={price.emiChargesPaise} /> }]),
  ]
}

function withRate(paise: number | null, rate: string | null) {
  return (
    <>
      <Amount paise={paise} />
      {Boolean(paise) && rate && ` (${rate})`}
    </>
  )
}
