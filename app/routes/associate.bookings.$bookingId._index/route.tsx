import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BookingTabs } from '~/subjects/bookings/booking-tabs'
import { cancellationItems, CancellationNotice, PlotMoves } from '~/subjects/bookings/booking-notes'
import { charges } from '~/subjects/bookings/charges'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { remainingDerivation, totalPayableDerivation } from '~/domain/payable'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { RulesLink } from '~/subjects/rules/rules-link'
import { Amount, DateText, hiddenParts, RichText, UpstreamText } from '~/ui/text/text'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { Columns, Stack } from '~/ui/stack/stack'
import { Derivation } from '~/ui/derivation/derivation'
import { type Description, DescriptionList } from '~/ui/description-list/description-list'
import { Figures } from '~/ui/figures/figures'
import { Page, RecordActions } from '~/ui/page/page'
import { PaidBar } from '~/ui/bars/bars'
import { loadBooking } from './load-booking.server'
import { CommissionSection, InstalmentsSection, ReceiptsSection } from './sections'
import { Timeline } from '~/subjects/bookings/timeline'

export const handle = pageTitle(m.booking)

export const loader = (args: LoaderFunctionArgs) => loadBooking(args)

export default function Booking() {
  const {
    bookingId,
    booking,
    call,
    remind,
    canShare,
    listed,
    cancellation,
    totals,
    next,
    overdue,
    instalments,
    waiveOffPaise,
    from,
    back,
    print,
    ...parts
  } = useLoaderData<typeof loader>()
  const { customerName, plotNumber, projectName } = booking
  const isCancelled = cancellation !== null
  const name = customerName || m.customer()
  return (
    <Page
      title={customerName || listed?.customerName || m.booking()}
      lead={[plotNumber && m.plotNumber({ number: plotNumber }), projectName].filter(Boolean).join(' · ')}
      back={back}
      print={print}
      width="table"
    >
      <BookingTabs bookingId={bookingId} current="booking" from={from} />
      {isCancelled && <CancellationNotice />}
      {cancellation ? (
        <Figures
          items={[
            { label: m.paid(), value: <Amount paise={totals.paidPaise} /> },
            ...cancellationItems(cancellation),
          ]}
        />
      ) : (
        <Amounts
          listed={listed}
          totals={totals}
          next={next}
          overdue={overdue}
          waiveOffPaise={waiveOffPaise}
        />
      )}
      <RecordActions>
        <Stack direction="row" gap={8}>
          {call && (
            <ButtonLink to={call} icon="call">
              {m.call()}
            </ButtonLink>
          )}
          {remind && (
            <ButtonLink to={remind} icon="chat" isNewTab>
              <RichText
                text={call ? m.remindHiddenName({ name }) : m.remindInChosenChat({ name })}
                parts={hiddenParts}
              />
            </ButtonLink>
          )}
          {canShare && (
            <ButtonLink to={paths.shareBooking(bookingId)} icon="share">
              <RichText text={m.shareHiddenWithCustomer()} parts={hiddenParts} />
            </ButtonLink>
          )}
        </Stack>
      </RecordActions>
      <PlotMoves moves={booking.moves} />
      <Columns>
        <Stack>
          {!isCancelled && <Progress listed={listed} totals={totals} instalments={instalments} />}
          <InstalmentsSection
            bookingId={bookingId}
            from={from}
            instalments={instalments}
            isCancelled={isCancelled}
          />
          <ReceiptsSection bookingId={bookingId} from={from} receipts={parts.receipts} />
        </Stack>
        <Stack>
          <CommissionSection bookingId={bookingId} from={from} commission={parts.commission} />
          {listed && <DescriptionList items={detailsOf(listed)} />}
        </Stack>
      </Columns>
    </Page>
  )
}

type BookingData = Awaited<ReturnType<typeof loadBooking>>
type Listed = NonNullable<BookingData['listed']>

type AmountsProps = Pick<BookingData, 'listed' | 'totals' | 'next' | 'overdue' | 'waiveOffPaise'>

function Amounts({ listed, totals, next, overdue, waiveOffPaise }: AmountsProps) {
  const remaining = remainingDerivation(totals, waiveOffPaise)
  const { currentDuePaise = null, latePaymentPaise = null } = listed ?? {}
  const withLateCharges =
    currentDuePaise !== null && (latePaymentPaise ?? 0) > 0
      ? m.amountWithLateCharges({ amount: formatRupees(currentDuePaise) })
      : undefined
  return (
    <Figures
      isFirstMain
      items={[
        ...(overdue.count > 0
          ? [{ label: m.overdue(), value: <Amount paise={overdue.paise} />, note: withLateCharges }]
          : []),
        ...(next
          ? [
              {
                label: m.nextInstalment(),
                value: <Amount paise={next.paise} />,
                note: `${next.type} · ${formatDate(next.dueOn)}`,
              },
            ]
          : []),
        { label: m.paid(), value: <Amount paise={totals.paidPaise} /> },
        {
          label: m.remaining(),
          value: (
            <Derivation
              text={remaining && m.remainingWithoutLateCharges({ remaining })}
              rule={<RulesLink section="late-charges" />}
            >
              <Amount paise={totals.balancePaise} />
            </Derivation>
          ),
        },
      ]}
    />
  )
}

type ProgressProps = Pick<BookingData, 'listed' | 'totals' | 'instalments'>

/** The paid share and the timeline, as far as they are known. */
function Progress({ listed, totals, instalments }: ProgressProps) {
  const { paidPaise, duePaise } = totals
  const hasTimeline = instalments.length > 0
  if ((paidPaise === null || duePaise === null) && !hasTimeline) return null
  return (
    <Card>
      {paidPaise !== null && duePaise !== null && <PaidBar paidPaise={paidPaise} totalPaise={duePaise} />}
      {hasTimeline && (
        <Timeline
          bookedOn={listed?.bookedOn ?? null}
          registeredOn={listed?.registeredOn ?? null}
          instalments={instalments}
        />
      )}
    </Card>
  )
}

function detailsOf(listed: Listed): Description[] {
  return [
    { label: m.associate(), value: listed.associateName || '—' },
    { label: m.bookedOn(), value: <DateText date={listed.bookedOn} /> },
    ...(listed.registeredOn
      ? [{ label: m.registeredOn(), value: <DateText date={listed.registeredOn} /> }]
      : []),
    { label: m.sqYards(), value: listed.yards ?? '—' },
    { label: m.facing(), value: <UpstreamText>{listed.facing || '—'}</UpstreamText> },
    { label: m.saleAmount(), value: <Amount paise={listed.salePaise} /> },
    ...charges(listed),
    {
      label: listed.latePaymentPaise ? m.totalPayableWithLateCharges() : m.totalPayable(),
      value: (
        <Derivation text={totalPayableDerivation(listed)} rule={<RulesLink section="price" />}>
          <Amount paise={listed.totalDuePaise} />
        </Derivation>
      ),
    },
  ]
}
