import { useLocation } from '@remix-run/react'
import type { CommissionPayment } from '~/domain/commission'
import { paymentDerivation } from '~/domain/derivation'
import { sortRows, type SortSearch, type SortValues } from '~/domain/sorting'
import { paymentTypeName } from '~/domain/upstream-words'
import { withQuery } from '~/lib/address'
import { m } from '~/messages/messages'
import { between } from '~/styles/shared.css'
import { Amount } from '~/ui/amount/amount'
import { UpstreamText } from '~/ui/upstream-text/upstream-text'
import { DateText } from '~/ui/date-text/date-text'
import { Derivation } from '~/ui/derivation/derivation'
import { Heading, type HeadingLevel } from '~/ui/heading/heading'
import { Icon } from '~/ui/icon/icon'
import { Stack } from '~/ui/stack/stack'
import { SortMenu } from '~/ui/table/sort-menu'
import { type Column, Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'
import { paymentIcon, paymentRank } from './payment-icon'
import { box } from './payment-list.css'

type PaymentListProps = {
  /** Accessible name of the scroll box. */
  label?: string
  level?: HeadingLevel
  payments: CommissionPayment[]
  /** The net commission as a percentage of the receipts minus charges. A payment that agrees with it shows its calculation. */
  netPercent: number | null
  receiptTo: (receiptNumber: string) => string
}

/** By default, sorts payments by type, and those of a type newest first. */
export function PaymentList({ label = m.payments(), level, payments, ...source }: PaymentListProps) {
  const sort = usePaymentSort()
  const columns = columnsOf(source)
  return (
    <Stack gap={8}>
      <div className={between}>
        <Heading level={level}>{m.payments()}</Heading>
        {payments.length > 1 && <SortMenu columns={columns} sort={sort} />}
      </div>
      <section className={box} aria-label={label} tabIndex={0}>
        <Table
          caption={label}
          isCaptionHidden
          rows={sortRows(byType(payments), sort, paymentSorts)}
          rowKey={(_, index) => index}
          columns={columns}
          sort={sort}
        />
      </section>
    </Stack>
  )
}

const columnsOf = ({
  netPercent,
  receiptTo,
}: Pick<PaymentListProps, 'netPercent' | 'receiptTo'>): Column<CommissionPayment>[] => [
  {
    header: m.type(),
    place: 'title',
    cell: ({ type }) => (
      <>
        <Icon name={paymentIcon(type)} /> <UpstreamText>{paymentTypeName(type) || m.other()}</UpstreamText>
      </>
    ),
    sortBy: 'type',
  },
  { header: m.date(), place: 'detail', cell: ({ paidOn }) => <DateText date={paidOn} />, sortBy: 'date' },
  {
    header: m.amount(),
    place: 'amount',
    cell: (payment) => (
      <Derivation
        text={paymentDerivation(netPercent, payment)}
        source={
          payment.receiptNumber && (
            <TextLink to={receiptTo(payment.receiptNumber)}>
              {m.receiptNumber({ number: payment.receiptNumber })}
            </TextLink>
          )
        }
      >
        <Amount paise={payment.paise} />
      </Derivation>
    ),
    isNumeric: true,
    sortBy: 'amount',
  },
]

const paymentSorts: SortValues<CommissionPayment> = {
  type: ({ type }) => paymentRank(type),
  date: ({ paidOn }) => paidOn,
  amount: ({ paise }) => paise,
}

/** The order in the address, which holds for every list of payments of the page. The links keep the rest of the address, such as the tab. */
function usePaymentSort() {
  const { sort, order, ...search } = Object.fromEntries(new URLSearchParams(useLocation().search))
  return {
    by: sort !== undefined && Object.hasOwn(paymentSorts, sort) ? sort : null,
    order: order === 'desc' ? ('desc' as const) : ('asc' as const),
    to: (next: Partial<SortSearch>) => withQuery({ ...search, ...next }),
  }
}

function byType(payments: CommissionPayment[]): CommissionPayment[] {
  return [...payments].sort(
    (a, b) => paymentRank(a.type) - paymentRank(b.type) || (b.paidOn ?? '').localeCompare(a.paidOn ?? ''),
  )
}
