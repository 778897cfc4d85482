import type { ReactNode } from 'react'
import type { CommissionFigures, CommissionPayment } from '~/domain/commission'
import { type CommissionDerivations, commissionDerivations, payableDerivation } from '~/domain/derivation'
import { splitDue } from '~/domain/due-split'
import { asDeduction } from '~/domain/money'
import { formatPercent, formatRate } from '~/domain/rate'
import { m } from '~/messages/messages'
import { RulesLink } from '~/subjects/rules/rules-link'
import type { RulesSection } from '~/paths/searches'
import { Amount } from '~/ui/text/text'
import { Derivation } from '~/ui/derivation/derivation'
import { type Description, DescriptionList } from '~/ui/description-list/description-list'
import { Heading, type HeadingLevel } from '~/ui/heading/heading'
import { PaymentList } from '~/subjects/commission/payment-list/payment-list'
import { Stack } from '~/ui/stack/stack'

type CommissionEntryProps = {
  figures: CommissionFigures
  payments: CommissionPayment[]
  leadingItems?: Description[]
  /** Distinguishes several associates' payments for screen readers. */
  paymentsLabel?: string
  level?: HeadingLevel
  receiptTo: (receiptNumber: string) => string
  queryLink?: ReactNode
}

/** One associate's commission on a plot, with the calculations of its amounts, and the payments. */
export function CommissionEntry(props: CommissionEntryProps) {
  const {
    figures,
    payments,
    leadingItems = [],
    paymentsLabel = m.payments(),
    level = 2,
    receiptTo,
    queryLink,
  } = props
  return (
    <Stack>
      <DescriptionList
        items={[...leadingItems, ...lines(figures, commissionDerivations(figures, payments))]}
      />
      {queryLink}
      {payments.length > 0 && (
        <Stack gap={8}>
          <Heading level={level}>{m.payments()}</Heading>
          <PaymentList
            label={paymentsLabel}
            payments={payments}
            netPercent={figures.netPercent}
            receiptTo={receiptTo}
          />
        </Stack>
      )}
    </Stack>
  )
}

/** M183 specifies most of the labels. Without a discount rate, both items of the discount are missing. */
function lines(figures: CommissionFigures, derivations: CommissionDerivations): Description[] {
  const { yards, rate, discountRate, netPercent, duePaise, payableReceipts } = figures
  const split = splitDue(duePaise, figures.payablePaise)
  const derived = (
    paise: number | null,
    text: string | null,
    section: RulesSection = 'commission-and-discount',
  ) => (
    <Derivation text={text} rule={<RulesLink section={section} />}>
      <Amount paise={paise} />
    </Derivation>
  )
  return [
    { label: m.sqYards(), value: yards ?? '—' },
    { label: m.cmsnEligibleSaleRate(), value: <Amount paise={figures.eligibleRatePaise} /> },
    { label: m.cmsnEligibleSaleAmt(), value: derived(figures.eligiblePaise, derivations.eligible) },
    { label: m.cmsnRate(), value: rate ? formatRate(rate) : '—' },
    { label: m.totalCmsn(), value: derived(figures.grossPaise, derivations.gross) },
    ...(discountRate
      ? [
          { label: m.discount(), value: formatRate(discountRate) },
          {
            label: m.discountAmt(),
            value: derived(asDeduction(figures.discountPaise), derivations.discount),
          },
        ]
      : []),
    { label: m.netCmsn(), value: derived(figures.netPaise, derivations.net) },
    { label: m.paid(), value: derived(figures.paidPaise, derivations.paid) },
    { label: m.due(), value: derived(duePaise, derivations.due), isEmphasised: true },
    ...(split
      ? [
          {
            label: m.payableNow(),
            value: derived(
              split.payablePaise,
              payableDerivation(payableReceipts, { paise: split.payablePaise, duePaise: duePaise ?? 0 }),
              'release-of-commission',
            ),
          },
          {
            label: m.waitsForTheCustomer(),
            value: derived(split.waitsPaise, split.waitsDerivation, 'release-of-commission'),
          },
        ]
      : []),
    {
      label: m.netPayableCmsnPercent(),
      value: netPercent === null ? '—' : formatPercent(netPercent),
    },
  ]
}
