import type { ReactNode } from 'react'
import { formatDate } from '~/domain/dates'
import { formatFinancialYear } from '~/domain/financial-year'
import { formatRupees } from '~/domain/money'
import type { SortSearch } from '~/domain/sorting'
import type { PaidMonth } from '~/domain/payments-of-year'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Accordion } from '~/ui/accordion/accordion'
import { Amount, RichText, VisuallyHidden } from '~/ui/text/text'
import { Badge } from '~/ui/badge/badge'
import { Card } from '~/ui/card/card'
import { MainFigure } from '~/ui/figures/figures'
import { Heading } from '~/ui/heading/heading'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { type Column, Table } from '~/ui/table/table'
import { OwnDue } from '~/subjects/commission/due-split'
import { PaidChart } from './paid-chart'
import { asTable } from './paid-chart.css'
import * as styles from './below-summary.css'
import type { CommissionSummaryData } from '~/subjects/commission/summary.server'

interface CommissionSummaryProps extends CommissionSummaryData {
  /** The month whose payments are listed. Empty if all are listed. */
  month: string
  /** Links to the other years. */
  years: ReactNode
  /** The order of the list, which the links to months keep. */
  order: Partial<SortSearch>
}

export function CommissionSummary(props: CommissionSummaryProps) {
  const { year, isCurrentYear, paid, lastYearPaise, uncounted, countedFrom, lifetime, chart, month } = props
  const months = props.months
  const name = formatFinancialYear(year)
  const total = paid.bankPaise + paid.otherPaise
  const toMonth = props.hasMonthLists
    ? (paidMonth: string) => paths.payments({ year: String(year), month: paidMonth, ...props.order })
    : null
  return (
    <>
      <div className={styles.paid}>
        <div>
          <Heading level={2}>
            <VisuallyHidden>{m.financialYearName({ name })}</VisuallyHidden>
          </Heading>
          {props.years}
        </div>
        <Card>
          <MainFigure
            label={isCurrentYear ? m.paidThisYear() : m.paid()}
            value={<Amount paise={total} />}
            note={
              <>
                {/* The pill of an earlier year may be out of sight. */}
                {!isCurrentYear && <p>{m.financialYearName({ name })}</p>}
                {lastYearPaise !== null && (
                  <LastYear paise={lastYearPaise} more={isCurrentYear ? total - lastYearPaise : 0} />
                )}
              </>
            }
          />
          {chart && (
            <PaidChart
              label={m.commissionPaidByMonth({ name })}
              chart={chart}
              months={months}
              toMonth={toMonth}
              selected={month}
            />
          )}
          {countedFrom && <p>{m.paymentsCountedSince({ countedFrom: formatDate(countedFrom) })}</p>}
          {uncounted > 0 && <p>{m.paymentsNotCounted({ count: uncounted })}</p>}
          {total > 0 && (
            <div className={asTable}>
              <Accordion heading={m.viewAsTable()} level={3}>
                <Table
                  caption={m.commissionPaidInYear({ name })}
                  columns={columns(paid.bankPaise, paid.otherPaise)}
                  rows={months}
                  rowKey={(row) => row.month}
                  rowTo={(row) =>
                    toMonth && row.bankPaise + row.otherPaise > 0 ? toMonth(row.month) : undefined
                  }
                  totalLabel={m.total()}
                />
              </Accordion>
            </div>
          )}
        </Card>
      </div>
      {(lifetime || paid.unconfirmedPaise > 0) && (
        <div className={styles.due}>
          <Card>
            {lifetime && <OwnDue {...lifetime} />}
            {paid.unconfirmedPaise > 0 && (
              <TextLink to={paths.cashCommission()}>
                {m.cashWaitsForYou({ amount: formatRupees(paid.unconfirmedPaise) })}
              </TextLink>
            )}
          </Card>
        </div>
      )}
    </>
  )
}

const LastYear = ({ paise, more }: { paise: number; more: number }) => (
  <Stack direction="row" gap={8}>
    <span>
      <RichText text={m.lastYearAmount()} parts={{ amount: <Amount paise={paise} /> }} />
    </span>
    {paise > 0 && more > 0 && (
      <Badge tone="positive">{m.moreThanLastYear({ amount: formatRupees(more) })}</Badge>
    )}
  </Stack>
)

const columns = (bankPaise: number, otherPaise: number): Column<PaidMonth>[] => [
  {
    header: m.month(),
    cell: ({ name }) => name,
    place: 'title',
  },
  {
    header: m.bank(),
    place: 'detail',
    isLabelled: true,
    cell: (month) => <Amount paise={month.bankPaise} />,
    isNumeric: true,
    total: <Amount paise={bankPaise} />,
  },
  {
    header: m.cash(),
    place: 'detail',
    isLabelled: true,
    cell: (month) => <Amount paise={month.otherPaise} />,
    isNumeric: true,
    total: <Amount paise={otherPaise} />,
  },
  {
    header: m.total(),
    place: 'amount',
    cell: (month) => <Amount paise={month.bankPaise + month.otherPaise} />,
    isNumeric: true,
    total: <Amount paise={bankPaise + otherPaise} />,
  },
]
