import { formatDate } from '~/domain/dates'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { LedgerGroup } from '~/ui/ledger/ledger-group'
import { TextLink } from '~/ui/text-link/text-link'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import { PaymentType } from './own-payments'
import { pageStarts, type PaymentsPage, teamDays } from './payments-page'

/** By day, plot and associate, each with its document (M199, M200). */
export function TeamPayments({ pages }: { pages: PaymentsPage[] }) {
  const starts = pageStarts(pages, (page) =>
    page.view === 'team' ? page.days[0]?.rows[0]?.associates[0] : undefined,
  )
  return teamDays(pages).map((day) => (
    <LedgerGroup key={day.date} heading={formatDate(day.date)} sum={<Amount paise={day.paise} />}>
      {day.rows.map((plot, plotIndex) => (
        <LedgerGroup
          key={plot.bookingId ?? plotIndex}
          level={3}
          heading={`Plot ${plot.plotNumber} · ${plot.projectCode}`}
          sum={<Amount paise={plot.paise} />}
        >
          <Ledger>
            {plot.associates.map((row, index) => (
              <LedgerRow
                key={`${row.commissionId} ${row.associateId} ${index}`}
                id={starts.get(row)}
                label={
                  row.associateId === null ? row.associateName : `${row.associateName} (${row.associateId})`
                }
                detail={<PaymentType type={row.type} />}
                value={
                  <>
                    <Amount paise={row.paise} />
                    {row.associateId !== null && row.commissionId !== null && (
                      <TextLink
                        to={paths.commissionPdf(row.associateId, row.commissionId)}
                        icon="download"
                        isNewTab
                      >
                        PDF<VisuallyHidden> for {row.associateName}</VisuallyHidden>
                      </TextLink>
                    )}
                  </>
                }
              />
            ))}
          </Ledger>
        </LedgerGroup>
      ))}
    </LedgerGroup>
  ))
}
