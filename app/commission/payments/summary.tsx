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
import { PaidChart } from './paid-chart'
import type { CommissionSummaryData } from './summary.server'

export function CommissionSummary({
  year,
  years,
  months,
  paid,
  uncounted,
  countedFrom,
  standing,
}: CommissionSummaryData) {
  const name = formatFinancialYear(year)
  const total = paid.bankPaise + paid.otherPaise
  return (
    <Card>
      <Stack>
        <Heading level={2}>{`Financial year ${name}`}</Heading>
        <Pills
          label="Financial year"
          items={years.map((one, index) => ({
            label: formatFinancialYear(one),
            to: paths.payments(index === 0 ? {} : { year: one }),
            isCurrent: one === year,
          }))}
        />
        <Figures
          items={[
            { label: 'Paid by bank', value: <Amount paise={paid.bankPaise} /> },
            { label: 'Paid by other', value: <Amount paise={paid.otherPaise} /> },
          ]}
        />
        {countedFrom && <p>Payments before {formatDate(countedFrom)} are too many to be counted here.</p>}
        {uncounted > 0 && <p>{withoutAmount(uncounted)}</p>}
        {total > 0 && (
          <>
            <PaidChart label={`Commission paid in ${name}, month by month`} months={months} />
            <Accordion heading="View as table" level={3}>
              <Table
                caption={`Commission paid in ${name}`}
                columns={columns(paid.bankPaise, paid.otherPaise)}
                rows={months}
                rowKey={(month) => month.name}
                totalLabel="Total"
              />
            </Accordion>
          </>
        )}
        {standing && (
          <>
            <Heading level={2}>Lifetime commission, to {formatDate(standing.asOf)}</Heading>
            <Figures
              items={[
                { label: 'Earned', value: <Amount paise={standing.earnedPaise} /> },
                { label: 'Paid', value: <Amount paise={standing.paidPaise} /> },
                { label: 'Due', value: <Amount paise={standing.duePaise} /> },
              ]}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

const withoutAmount = (count: number) =>
  count === 1
    ? '1 payment without an amount or a date is not counted.'
    : `${count} payments without an amount or a date are not counted.`

const columns = (bankPaise: number, otherPaise: number): Column<PaidMonth>[] => [
  { header: 'Month', cell: (month) => month.name, isRowHeader: true },
  {
    header: 'Bank',
    cell: (month) => <Amount paise={month.bankPaise} />,
    isNumeric: true,
    total: <Amount paise={bankPaise} />,
  },
  {
    header: 'Other',
    cell: (month) => <Amount paise={month.otherPaise} />,
    isNumeric: true,
    total: <Amount paise={otherPaise} />,
  },
  {
    header: 'Total',
    cell: (month) => <Amount paise={month.bankPaise + month.otherPaise} />,
    isNumeric: true,
    total: <Amount paise={bankPaise + otherPaise} />,
  },
]
