import { formatDate } from '~/domain/dates'
import { formatFinancialYear } from '~/domain/financial-year'
import { type PaidMonth } from '~/domain/payments-of-year'
import { paths } from '~/paths'
import { Accordion } from '~/ui/accordion/accordion'
import { Amount } from '~/ui/amount/amount'
import { Card } from '~/ui/card/card'
import { Figures } from '~/ui/figures/figures'
import { Heading } from '~/ui/heading/heading'
import { Stack } from '~/ui/stack/stack'
import { type Column, Table } from '~/ui/table/table'
import { Pills } from '~/ui/tabs/tabs'
import { Lifetime } from './lifetime'
import { PaidChart } from './paid-chart'
import type { CommissionSummaryData } from './summary.server'

interface CommissionSummaryProps extends CommissionSummaryData {
  /** The month whose payments are listed; empty: all. */
  month: string
}

export function CommissionSummary(props: CommissionSummaryProps) {
  const { year, years, months, paid, lastYearPaise, uncounted, countedFrom, standing, chart, month } = props
  const name = formatFinancialYear(year)
  const total = paid.bankPaise + paid.otherPaise
  const toMonth = props.hasMonthLists
    ? (one: string) => paths.payments({ year: year === years[0] ? undefined : year, month: one })
    : null
  return (
    <Card>
      <Stack>
        <Heading level={2}>{`Financial year ${name}`}</Heading>
        <Figures
          items={[
            { label: 'Paid this year', value: <Amount paise={total} /> },
            ...(standing ? [{ label: 'Commission due', value: <Amount paise={standing.duePaise} /> }] : []),
          ]}
        />
        {chart && (
          <PaidChart
            label={`Commission paid in ${name}, month by month`}
            chart={chart}
            months={months}
            toMonth={toMonth}
            selected={month}
          />
        )}
        {countedFrom && <p>Payments before {formatDate(countedFrom)} are too many to be counted here.</p>}
        {uncounted > 0 && <p>{withoutAmount(uncounted)}</p>}
        {total > 0 && (
          <Accordion heading="View as table" level={3}>
            <Table
              caption={`Commission paid in ${name}`}
              columns={columns(paid.bankPaise, paid.otherPaise)}
              rows={months}
              rowKey={(month) => month.month}
              rowTo={(row) =>
                toMonth && row.bankPaise + row.otherPaise > 0 ? toMonth(row.month) : undefined
              }
              totalLabel="Total"
            />
          </Accordion>
        )}
        {lastYearPaise !== null && (
          <p>
            Last year: <Amount paise={lastYearPaise} />
          </p>
        )}
        <Pills
          label="Financial year"
          items={years.map((one, index) => ({
            label: formatFinancialYear(one),
            to: paths.payments(index === 0 ? {} : { year: one }),
            isCurrent: one === year,
          }))}
        />
        {standing && <Lifetime standing={standing} bar={props.lifetimeBar} />}
      </Stack>
    </Card>
  )
}

const withoutAmount = (count: number) =>
  count === 1
    ? '1 payment without an amount or a date is not counted.'
    : `${count} payments without an amount or a date are not counted.`

const columns = (bankPaise: number, otherPaise: number): Column<PaidMonth>[] => [
  {
    header: 'Month',
    cell: ({ name }) => name,
    place: 'what',
  },
  {
    header: 'Bank',
    place: 'detail',
    isLabelled: true,
    cell: (month) => <Amount paise={month.bankPaise} />,
    isNumeric: true,
    total: <Amount paise={bankPaise} />,
  },
  {
    header: 'Other',
    place: 'detail',
    isLabelled: true,
    cell: (month) => <Amount paise={month.otherPaise} />,
    isNumeric: true,
    total: <Amount paise={otherPaise} />,
  },
  {
    header: 'Total',
    place: 'amount',
    cell: (month) => <Amount paise={month.bankPaise + month.otherPaise} />,
    isNumeric: true,
    total: <Amount paise={bankPaise + otherPaise} />,
  },
]
