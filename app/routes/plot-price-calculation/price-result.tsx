import type { PlotPrice } from '~/contract/plots'
import { formatRupees } from '~/domain/money'
import { priceDerivations } from '~/domain/price'
import { type Quote, quoteNote } from '~/domain/quote'
import { formatRate } from '~/domain/rate'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Facing } from '~/subjects/plots/facing'
import { head } from '~/subjects/plots/plot-place.css'
import { PlotPlaceDrawing } from '~/subjects/plots/plot-place'
import { RulesLink } from '~/subjects/rules/rules-link'
import { Amount, UpstreamText } from '~/ui/text/text'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Figures } from '~/ui/figures/figures'
import { Heading } from '~/ui/heading/heading'
import { useFocusOnResult } from '~/ui/form-layout/get-form'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { ALL_PLANS_ID } from './all-plans'
import { result } from './price.css'
import { QuotePart, type ReraOfQuote } from './quote-part'
import { OUTRIGHT, type PriceValues, RESULT_ID } from '~/subjects/plots/price-values'

interface PriceResultProps {
  price: PlotPrice
  values: PriceValues
  quote: Quote
  rera: ReraOfQuote
  isAvailable: boolean
  showsAllPlans: boolean
  /** The screen to which the page leads back. */
  from?: string
}

/** A price with its total, parts, calculation and quote. */
export function PriceResult(props: PriceResultProps) {
  const { price, values, quote, rera, isAvailable, showsAllPlans, from } = props
  const { projectName, quotedOn } = quote
  const section = useFocusOnResult<HTMLElement>()
  const isOutright = values.plan === OUTRIGHT
  return (
    <section id={RESULT_ID} className={result} aria-label={m.price()} tabIndex={-1} ref={section}>
      <Stack>
        <div className={head}>
          <Heading level={2}>
            {[m.plotNumber({ number: price.number }), projectName].filter(Boolean).join(' · ')}
          </Heading>
          {quote.place && <PlotPlaceDrawing {...quote.place} />}
        </div>
        <Figures isFirstMain items={headFigures(price, isOutright)} />
        <p>{m.registrationChargesNotIncluded()}</p>
        {!showsAllPlans && (
          <TextLink
            to={`${paths.priceCalculator({ ...values, compare: '1', from })}#${ALL_PLANS_ID}`}
            icon="forward"
          >
            {m.compareAllPlans()}
          </TextLink>
        )}
        <QuotePart quote={quote} values={values} rera={rera} isAvailable={isAvailable} />
        <Card heading={m.plotAndPrice()}>
          <DescriptionList items={details(price, isOutright)} />
        </Card>
        <Card heading={m.howThisIsCalculated()}>
          <DescriptionList
            hasTexts
            items={priceDerivations(price).map(({ label, derivation }) => ({ label, value: derivation }))}
          />
          <p>{quoteNote(quotedOn)}</p>
          <RulesLink section="price" />
        </Card>
      </Stack>
    </section>
  )
}

function headFigures(price: PlotPrice, isOutright: boolean) {
  return [
    {
      label: m.totalCost(),
      value: <Amount paise={price.totalCostPaise} />,
      note: isOutright ? undefined : totalNote(price),
    },
    { label: m.bookingAmount(), value: <Amount paise={price.bookingAmountPaise} /> },
    { label: m.balance(), value: <Amount paise={price.balancePaise} /> },
    ...(isOutright ? [] : [{ label: m.emiPerMonth(), value: <Amount paise={price.emiPerMonthPaise} /> }]),
  ]
}

/** The price of the lists, and what the plan adds to it. */
function totalNote({ netSalePaise, emiChargesPaise }: PlotPrice): string | undefined {
  if (netSalePaise === null || emiChargesPaise === null) return undefined
  const [netSale, charges] = [formatRupees(netSalePaise), formatRupees(emiChargesPaise)]
  return m.netSalePlusCharges({ netSale, charges })
}

function details(price: PlotPrice, isOutright: boolean) {
  const { discountPaise, discountPerYardPaise, premiumPaise, premiumRate } = price
  return [
    { label: m.plot(), value: price.number },
    { label: m.facing(), value: <Facing {...price} /> },
    { label: m.yards(), value: price.yards ?? '—' },
    ...(price.shapeText ? [{ label: m.shape(), value: <UpstreamText>{price.shapeText}</UpstreamText> }] : []),
    ...(price.pricePerYardPaise === null
      ? []
      : [{ label: m.pricePerYard(), value: <Amount paise={price.pricePerYardPaise} /> }]),
    {
      label: m.discount(),
      value: withRate(
        discountPaise,
        discountPerYardPaise === null
          ? null
          : m.discountPerSqYd({ amount: formatRupees(discountPerYardPaise) }),
      ),
    },
    { label: m.premium(), value: withRate(premiumPaise, premiumRate ? formatRate(premiumRate) : null) },
    { label: m.netSaleAmount(), value: <Amount paise={price.netSalePaise} />, isEmphasised: true },
    ...(isOutright ? [] : [{ label: m.emiCharges(), value: <Amount paise={price.emiChargesPaise} /> }]),
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
