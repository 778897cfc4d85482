import type { QuarterOfYear } from './tax-year.server'
import { monthName } from '~/domain/dates'
import { type FinancialYear, monthsOf } from '~/domain/financial-year'
import { sumOf } from '~/domain/money'
import { m } from '~/messages/messages'
import { Amount, hiddenParts, RichText } from '~/ui/text/text'
import { type Column, Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'
import * as styles from './tax-table.css'

interface ShownQuarter extends Omit<QuarterOfYear, 'certificateUrl'> {
  /** Null if the firm stored no certificate. */
  certificateTo: string | null
}

interface TaxTableProps {
  year: FinancialYear
  /** Such as `2026-27`. */
  name: string
  quarters: ShownQuarter[]
}

/** Quarters with their sums, and the total of the year. */
export function TaxTable({ year, name, quarters }: TaxTableProps) {
  return (
    <Table
      caption={m.financialYearName({ name })}
      columns={columnsOf(year, quarters)}
      rows={quarters}
      rowKey={({ quarter }) => String(quarter)}
      totalLabel={m.total()}
    />
  )
}

type AmountKey = 'grossPaise' | 'tdsPaise' | 'gstPaise' | 'otherPaise' | 'creditedPaise'

function columnsOf(year: FinancialYear, quarters: ShownQuarter[]): Column<ShownQuarter>[] {
  const amount = (header: string, key: AmountKey): Column<ShownQuarter> => ({
    header,
    place: 'detail',
    isLabelled: true,
    isNumeric: true,
    cell: (row) => <Amount paise={row[key]} />,
    total: <Amount paise={sumOf(quarters, (row) => row[key])} />,
  })
  return [
    { header: m.quarter(), place: 'title', cell: ({ quarter }) => nameOf(year, quarter) },
    amount(m.gross(), 'grossPaise'),
    amount(m.tds(), 'tdsPaise'),
    amount(m.gst(), 'gstPaise'),
    amount(m.otherDeductions(), 'otherPaise'),
    { ...amount(m.credited(), 'creditedPaise'), place: 'amount' },
    {
      header: m.certificate(),
      place: 'file',
      cell: ({ quarter, certificateTo }) =>
        certificateTo && (
          <span className={styles.certificate}>
            <TextLink to={certificateTo} icon="download" isNewTab>
              <RichText
                text={m.certificateOfQuarter({ quarter: nameOf(year, quarter) })}
                parts={hiddenParts}
              />
            </TextLink>
          </span>
        ),
    },
  ]
}

/** Such as `Q1: Apr – Jun`. */
function nameOf(year: FinancialYear, quarter: number): string {
  const [from = '', , to = ''] = monthsOf(year).slice(3 * (quarter - 1))
  return m.quarterName({ quarter, from: monthName(from), to: monthName(to) })
}
