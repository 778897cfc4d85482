import type { TeamPlotPayments } from '~/api/contract/payments'
import { formatDate } from '~/domain/dates'
import { isWholeDay } from '~/domain/payment-days'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { hiddenParts, RichText } from '~/ui/rich-text/rich-text'
import { type RowGroup, Table } from '~/ui/table/table'
import { TextLink } from '~/ui/text-link/text-link'
import { type PaymentsTableProps, PaymentType } from './own-payments'
import { pageAnchors, teamDays } from './payments-page'

type TeamPayment = TeamPlotPayments['associates'][number]

/** Payments by day and plot. A payment whose ids are known has a link to its document (M199, M200). */
export function TeamPayments({ list, queried }: PaymentsTableProps) {
  const { pages } = list
  const anchors = pageAnchors(pages, (page) =>
    page.view === 'team' ? page.days[0]?.rows[0]?.associates[0] : undefined,
  )
  return (
    <Table
      caption={m.teamPayments()}
      isCaptionHidden
      groups={groupsOf(list)}
      rowKey={({ commissionId, associateId }, index) => `${commissionId} ${associateId} ${index}`}
      rowId={(payment) => anchors.get(payment)}
      columns={[
        { header: m.associate(), place: 'title', cell: (payment) => <Associate {...payment} /> },
        {
          header: m.type(),
          place: 'detail',
          cell: (payment) => <PaymentType {...payment} queried={queried} />,
        },
        {
          header: m.amount(),
          place: 'amount',
          cell: ({ paise }) => <Amount paise={paise} />,
          isNumeric: true,
        },
        { header: m.document(), place: 'file', cell: (payment) => <Document payment={payment} /> },
      ]}
    />
  )
}

/** A day that may continue on another page has no sum, and neither have its plots. A plot with one payment never has a sum. */
function groupsOf(list: PaymentsTableProps['list']): RowGroup<TeamPayment>[] {
  return teamDays(list.pages).flatMap((day, index, days) => {
    const sumOfPart = ({ paise }: { paise: number | null }) =>
      isWholeDay(days, index, list) ? <Amount paise={paise} /> : undefined
    return [
      { key: day.date, heading: formatDate(day.date), sum: sumOfPart(day), rows: [] },
      ...day.rows.map((plot, plotIndex) => ({
        key: `${day.date} ${plot.bookingId ?? plotIndex}`,
        level: 3 as const,
        heading: m.plotInProject({ plotNumber: plot.plotNumber, projectCode: plot.projectCode }),
        sum: plot.associates.length > 1 ? sumOfPart(plot) : undefined,
        rows: plot.associates,
      })),
    ]
  })
}

function Associate({ associateId, associateName }: TeamPayment) {
  if (associateId === null) return associateName
  return (
    <>
      {associateName} <small>({associateId})</small>
    </>
  )
}

function Document({ payment: { associateId, associateName, commissionId } }: { payment: TeamPayment }) {
  if (associateId === null || commissionId === null) return null
  return (
    <TextLink to={paths.commissionPdf(associateId, commissionId)} icon="download" isNewTab>
      <RichText text={m.pdfForAssociate({ associateName })} parts={hiddenParts} />
    </TextLink>
  )
}
