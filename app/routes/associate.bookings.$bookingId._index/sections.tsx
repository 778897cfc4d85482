import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Amount, DateText, UpstreamText } from '~/ui/text/text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Heading } from '~/ui/heading/heading'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Notice } from '~/ui/notice/notice'
import { Stack } from '~/ui/stack/stack'
import { critical } from '~/ui/styles/shared.css'
import { TextLink } from '~/ui/text-link/text-link'
import type { loadBooking } from './load-booking.server'

type BookingData = Awaited<ReturnType<typeof loadBooking>>

export function ReceiptsSection({
  bookingId,
  from,
  receipts,
}: Pick<BookingData, 'bookingId' | 'from' | 'receipts'>) {
  const { failure, latest, count } = receipts
  return (
    <Section
      heading={m.receipts()}
      link={
        count > 0 && {
          to: paths.receipts(bookingId, undefined, { from }),
          label: count === 1 ? m.viewReceipt() : m.viewAllReceipts({ count }),
        }
      }
    >
      {failure && <Notice tone="critical">{failure.message}</Notice>}
      {!failure && count === 0 && (
        <EmptyState hint={m.customersPaymentsAppearHere()}>{m.noResultsFound()}</EmptyState>
      )}
      {!failure && count > 0 && (
        <Ledger>
          {latest.map(({ number, receivedOn, netPaise }) => (
            <LedgerRow
              key={number}
              label={<DateText date={receivedOn} />}
              detail={m.receiptNumber({ number })}
              value={<Amount paise={netPaise} />}
              to={paths.receipts(bookingId, number, { from })}
            />
          ))}
        </Ledger>
      )}
    </Section>
  )
}

export function InstalmentsSection({
  bookingId,
  from,
  instalments,
  isCancelled,
}: Pick<BookingData, 'bookingId' | 'from' | 'instalments'> & { isCancelled: boolean }) {
  return (
    <Section
      heading={m.emiStatementLink()}
      link={
        instalments.length > 0 && {
          to: paths.emiStatement(bookingId, { from }),
          label:
            instalments.length === 1
              ? m.viewInstalment()
              : m.viewAllInstalments({ count: instalments.length }),
        }
      }
    >
      <UnpaidInstalments instalments={instalments} isCancelled={isCancelled} />
    </Section>
  )
}

const MAX_UNPAID = 3

/** The first instalments that are unpaid, paid in part or of unknown amount, in the order of the statement. */
function UnpaidInstalments({
  instalments,
  isCancelled,
}: Pick<BookingData, 'instalments'> & { isCancelled: boolean }) {
  if (instalments.length === 0)
    return <EmptyState hint={m.instalmentsAppearHere()}>{m.noResultsFound()}</EmptyState>
  if (isCancelled) return <p>{m.nothingIsDue()}</p>
  const unpaid = instalments.filter(({ state }) => state !== 'paid')
  if (unpaid.length === 0) return <p>{m.everyInstalmentIsPaid()}</p>
  return (
    <Ledger>
      {unpaid.slice(0, MAX_UNPAID).map(({ type, dueOn, balancePaise, state }, index) => (
        <LedgerRow
          key={`${type} ${dueOn} ${index}`}
          label={<UpstreamText>{type}</UpstreamText>}
          detail={
            <span className={state === 'overdue' ? critical : undefined}>
              {state === 'overdue' ? m.overdueSince() : m.dueOn()} <DateText date={dueOn} />
            </span>
          }
          value={<Amount paise={balancePaise} />}
        />
      ))}
    </Ledger>
  )
}

export function CommissionSection({
  bookingId,
  from,
  commission,
}: Pick<BookingData, 'bookingId' | 'from' | 'commission'>) {
  const { data, failure } = commission
  return (
    <Section
      heading={m.yourCommissionLabel()}
      link={
        data !== null && {
          to: paths.bookingCommission(bookingId, { from }),
          label: m.commissionAndItsPayments(),
        }
      }
    >
      {failure && <Notice tone="critical">{failure.message}</Notice>}
      {data && hasNothing(data) && <p>{m.noCommissionOnBooking()}</p>}
      {data && !hasNothing(data) && (
        <Figures
          items={[
            { label: m.earned(), value: <Amount paise={data.netPaise} /> },
            { label: m.paid(), value: <Amount paise={data.paidPaise} /> },
            { label: m.due(), value: <Amount paise={data.duePaise} /> },
          ]}
        />
      )}
    </Section>
  )
}

const hasNothing = ({
  netPaise,
  paidPaise,
  duePaise,
}: Record<'netPaise' | 'paidPaise' | 'duePaise', number | null>) =>
  netPaise === 0 && paidPaise === 0 && duePaise === 0

interface SectionProps {
  heading: string
  link: { to: string; label: string } | false
  children: ReactNode
}

function Section({ heading, link, children }: SectionProps) {
  return (
    <section>
      <Stack gap={8}>
        <Heading level={2}>{heading}</Heading>
        {children}
        {link && (
          <div>
            <TextLink to={link.to}>{link.label}</TextLink>
          </div>
        )}
      </Stack>
    </section>
  )
}
