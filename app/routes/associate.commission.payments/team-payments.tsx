import type { TeamPlotPayments } from '~/contract/payments'
import { BillNote } from '~/subjects/commission/deductions'
import { afterLastRow } from '~/subjects/commission/recorded-bills'
import { formatDate } from '~/domain/dates'
import { isWhole } from '~/domain/payment-days'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { QueriedPayment } from '~/subjects/queries/queried-payments'
import { Amount, hiddenParts, RichText, VisuallyHidden } from '~/ui/text/text'
import { SortMenu } from '~/ui/table/sort-menu'
import { type Column, GroupHead, Rows, Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'
import { billColumn, dateColumn, type PaymentsTableProps, PaymentType } from './own-payments'
import { pageAnchors, recordedBillsIn, teamDays, teamRows } from './payments-page'
import * as styles from './team-payments.css'

type TeamPayment = TeamPlotPayments['associates'][number]

interface TeamRow {
  date: string
  plot: TeamPlotPayments
  payment: TeamPayment
}

/**
 * By default payments are grouped by day and plot; in another order they have no groups. A payment whose ids are known has a link to its
 * document (M199, M200).
 */
export function TeamPayments({ list, queried, sort }: PaymentsTableProps) {
  const { pages } = list
  const anchors = pageAnchors(pages, (page) =>
    page.view === 'team' ? page.days[0]?.rows[0]?.associates[0] : undefined,
  )
  const isSorted = sort?.by != null
  const rows = teamRows(pages)
  const days = teamDays(pages)
  const shown = isSorted
    ? rows.map(({ payment }) => payment)
    : days.flatMap((day) => day.rows.flatMap(({ associates }) => associates))
  const billAfter = afterLastRow(shown, recordedBillsIn(pages))
  const columns = columnsOf(queried, !isSorted)
  const rowProps = {
    columns,
    rowKey: ({ payment }: TeamRow, index: number) =>
      `${payment.commissionId} ${payment.associateId} ${index}`,
    rowId: ({ payment }: TeamRow) => anchors.get(payment),
    noteOf: ({ payment }: TeamRow) => {
      const bill = billAfter(payment)
      return bill && <BillNote bill={bill} />
    },
  }
  return (
    <>
      {rows.length > 1 && <SortMenu columns={columns} sort={sort} />}
      <Table caption={m.teamPayments()} isCaptionHidden {...rowProps} sort={sort}>
        {isSorted ? (
          <tbody role="rowgroup">
            <Rows {...rowProps} rows={rows} />
          </tbody>
        ) : (
          days.map((day, index) => {
            const { date } = day
            const sumOf = ({ paise }: { paise: number | null }) =>
              isWhole(days, index, list) ? <Amount paise={paise} /> : undefined
            return [
              <tbody key={date} role="rowgroup">
                <GroupHead heading={formatDate(date)} sum={sumOf(day)} span={columns.length} />
              </tbody>,
              ...day.rows.map((plot, plotIndex) => (
                <tbody key={`${date} ${plot.bookingId ?? plotIndex}`} role="rowgroup">
                  {hasHeading(plot) && (
                    <GroupHead heading={nameOf(plot)} sum={sumOf(plot)} level={3} span={columns.length} />
                  )}
                  <Rows {...rowProps} rows={plot.associates.map((payment) => ({ date, plot, payment }))} />
                </tbody>
              )),
            ]
          })
        )}
      </Table>
    </>
  )
}

/** A plot with several payments on a day has a heading with their sum. Its rows name the plot for screen readers only. */
const hasHeading = ({ associates }: TeamPlotPayments) => associates.length > 1

const nameOf = ({ plotNumber, projectCode }: TeamPlotPayments) => m.plotInProject({ plotNumber, projectCode })

const columnsOf = (queried: QueriedPayment[], isGrouped: boolean): Column<TeamRow>[] => {
  const isNamedAbove = ({ plot }: TeamRow) => isGrouped && hasHeading(plot)
  return [
    {
      header: m.plot(),
      place: 'title',
      placeOf: (row) => (isNamedAbove(row) ? 'detail' : 'title'),
      isMinor: isNamedAbove,
      cell: (row) =>
        isNamedAbove(row) ? <VisuallyHidden>{nameOf(row.plot)}</VisuallyHidden> : nameOf(row.plot),
      sortBy: 'plot',
    },
    ...(isGrouped ? [] : [besidePlot(dateColumn<TeamRow>())]),
    {
      header: m.associate(),
      place: 'detail',
      cell: ({ payment: { associateId, associateName } }) =>
        associateId === null ? associateName : `${associateName} (${associateId})`,
      sortBy: 'associate',
    },
    {
      header: m.type(),
      place: isGrouped ? 'title' : 'state',
      cell: ({ payment }) => (
        <span className={styles.soft}>
          <PaymentType {...payment} queried={queried} />
        </span>
      ),
    },
    billColumn<TeamRow>(),
    {
      header: m.amount(),
      place: 'amount',
      cell: ({ payment }) => <Amount paise={payment.paise} />,
      isNumeric: true,
      sortBy: 'amount',
    },
    { header: m.document(), place: 'file', cell: ({ payment }) => <Document payment={payment} /> },
  ]
}

/** Below 1024 px the second line of a sorted list has no room for a date. */
function besidePlot<Row>(column: Column<Row>): Column<Row> {
  return { ...column, place: 'title', cell: (row) => <span className={styles.soft}>{column.cell(row)}</span> }
}

function Document({ payment: { associateId, associateName, commissionId } }: { payment: TeamPayment }) {
  if (associateId === null || commissionId === null) return null
  return (
    <span className={styles.document}>
      <TextLink to={paths.commissionPdf(associateId, commissionId)} icon="download" isNewTab>
        <RichText text={m.pdfForAssociate({ associateName })} parts={hiddenParts} />
      </TextLink>
    </span>
  )
}
