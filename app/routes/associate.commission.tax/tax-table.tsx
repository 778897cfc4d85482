import type { QuarterOfYear } from './tax-year.server'
import { monthName } from '~/domain/dates'
import { type FinancialYear, monthsOf } from '~/domain/financial-year'
import { m } from '~/messages/messages'
import { deductionFields } from '~/subjects/commission/deduction-fields'
import { fieldColumns } from '~/ui/table/field-columns'
import { hiddenParts, RichText } from '~/ui/text/text'
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

function columnsOf(year: FinancialYear, quarters: ShownQuarter[]): Column<ShownQuarter>[] {
  const detail = { place: 'detail', isLabelled: true } as const
  return [
    { header: m.quarter(), place: 'title', cell: ({ quarter }) => nameOf(year, quarter) },
    ...fieldColumns(
      deductionFields,
      { gross: detail, tds: detail, gst: detail, other: detail, credited: { ...detail, place: 'amount' } },
      quarters,
    ),
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
