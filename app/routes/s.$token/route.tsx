import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { customerStatement } from '~/api/customer-links.server'
import { newCaller } from '~/api/caller.server'
import { CUSTOMER_TOKEN } from '~/contract/customer-links'
import { ApiError, RETRY_SECONDS, retryHeaders } from '~/api/errors'
import { isLinkOff, isUnknownLink } from '~/api/capabilities.server'
import { PlotMoves } from '~/subjects/bookings/booking-notes'
import { contactLines } from '~/domain/firm'
import { formatDate, timestampInIndia, todayInIndia } from '~/domain/dates'
import { dueState, instalmentState } from '~/domain/instalment-state'
import { bookingLine, newestFirst } from '~/domain/statements'
import { receivedDerivation } from '~/domain/payable'
import { callLink } from '~/domain/reminder'
import { reraAgentLine, reraLine } from '~/domain/rera'
import { formatRupees, sumOf } from '~/domain/money'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { Timeline } from '~/subjects/bookings/timeline'
import { Instalments } from '~/subjects/bookings/instalments'
import { Amount, DateText, RichText } from '~/ui/text/text'
import { ErrorPage } from '~/ui/error-page/error-page'
import { Card } from '~/ui/card/card'
import { ButtonLink } from '~/ui/button/button'
import { Figures } from '~/ui/figures/figures'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Table } from '~/ui/table/table'
import { VoidedRows } from '~/ui/table/voided-rows'
import * as styles from './letterhead.css'
import { isPerson } from './opening.server'

export const handle = { ...pageTitle(m.statement), isLite: true, isUnlisted: true }

/** A statement for one customer, opened by its token without a session (X043, decision 0038). */
export async function loader(args: LoaderFunctionArgs) {
  const { token = '' } = args.params
  if (!CUSTOMER_TOKEN.test(token) || isLinkOff('share')) return respond({ state: 'unknown' } as const, 404)
  try {
    const today = todayInIndia()
    const statement = await customerStatement(newCaller(args, null), token, isPerson(args.request))
    if (!statement) return respond({ state: 'ended' } as const, 410)
    return respond({
      state: 'open',
      ...statement,
      tel: callLink(statement.associate.mobile),
      ...dueState(statement, false, today),
      timeline: statement.instalments.map((row) => ({ ...row, state: instalmentState(row, today) })),
      printedOn: timestampInIndia(),
    } as const)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isUnknownLink(error)) return respond({ state: 'unknown' } as const, 404)
    if (error.kind !== 'throttled') throw error
    return respond({ state: 'busy' } as const, 429, retryHeaders(error.retryAfterSeconds ?? RETRY_SECONDS))
  }
}

const respond = <Data,>(body: Data, status = 200, headers: Record<string, string> = {}) =>
  data(body, { status, headers })

const unavailableTexts = () =>
  ({
    unknown: [m.pageNotFound(), m.checkTheLink()],
    ended: [m.linkNoLongerWorks(), m.askForNewLink()],
    busy: [m.pleaseTryAgainLater(), m.tooManyOpenings()],
  }) as const

export default function CustomerStatement() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.state !== 'open') {
    const [title, text] = unavailableTexts()[loaded.state]
    return (
      <ErrorPage title={title} actions={[]}>
        {text}
      </ErrorPage>
    )
  }
  const {
    associate,
    firm,
    projectReraNumber,
    tel,
    moves,
    receipts,
    receivedPaise,
    instalments,
    totals,
    next,
    lateChargesPaise,
    asOf,
    timeline,
  } = loaded
  const toPay = toPayToday(loaded)
  const received = receivedDerivation({
    countedPaise: receivedPaise,
    latePaise: sumOf(receipts, ({ latePaymentPaise }) => latePaymentPaise),
    receivedPaise: sumOf(receipts, ({ totalPaise }) => totalPaise),
  })
  const heading = bookingLine(loaded)
  const toCome = next &&
    next.dueOn !== asOf && {
      label: m.nextOnDate({ dueOn: formatDate(next.dueOn) }),
      value: <Amount paise={next.paise} />,
    }
  return (
    <Page
      title={m.statement()}
      lead={
        <>
          {heading}
          {projectReraNumber && (
            <>
              <br />
              {reraLine(projectReraNumber)}
            </>
          )}
        </>
      }
      print={{ firm: firm?.name, booking: heading, printedOn: loaded.printedOn }}
      width="table"
    >
      {firm && (
        <p className={styles.letterhead}>
          <strong className={styles.firmName}>{firm.name}</strong>
          {contactLines(firm).map((line) => (
            <Fragment key={line}>
              {line}
              <br />
            </Fragment>
          ))}
        </p>
      )}
      <Figures
        isFirstMain
        items={[
          ...(toPay.paise === 0 && toCome ? [toCome, toPay] : [toPay, ...(toCome ? [toCome] : [])]),
          { label: m.paid(), value: <Amount paise={receivedPaise} /> },
          { label: m.remaining(), value: <Amount paise={totals.balancePaise} /> },
          { label: m.totalPayable(), value: <Amount paise={totals.duePaise} /> },
        ]}
      />
      {tel && (
        <div>
          <ButtonLink to={tel} icon="call">
            {m.callName({ name: associate.name })}
          </ButtonLink>
        </div>
      )}
      {instalments.length > 0 && totals.balancePaise === 0 && !lateChargesPaise && (
        <Notice tone="positive" title={m.fullyPaid()}>
          {m.everyInstalmentIsPaid()}
        </Notice>
      )}
      <PlotMoves moves={moves} />
      {timeline.length > 0 && (
        <Card>
          <Timeline bookedOn={loaded.bookedOn} registeredOn={null} instalments={timeline} />
        </Card>
      )}
      <div>
        <p>
          <RichText
            text={m.asOfWithContact({ day: formatDate(asOf) })}
            parts={{
              contact: tel ? <a href={tel}>{`${associate.name}, ${associate.mobile}`}</a> : associate.name,
            }}
          />
          {associate.reraNumber && ` · ${reraAgentLine(associate.reraNumber)}`}
        </p>
        {!instalments.some(({ isRegistrationCharge }) => isRegistrationCharge) && (
          <p>{m.registrationChargesNotIncluded()}</p>
        )}
        {lateChargesPaise !== 0 && <p>{m.remainingLeavesOutLateCharges()}</p>}
        {received && <p>{received}</p>}
      </div>
      <Instalments instalments={instalments} />
      <Table
        caption={m.receipts()}
        rows={newestFirst(receipts)}
        rowKey={({ number }) => number}
        columns={[
          { header: m.receipt(), place: 'title', cell: ({ number }) => number },
          { header: m.date(), place: 'detail', cell: ({ receivedOn }) => <DateText date={receivedOn} /> },
          {
            header: m.lateCharges(),
            place: 'detail',
            isLabelled: true,
            isMinor: ({ latePaymentPaise }) => !latePaymentPaise,
            cell: ({ latePaymentPaise }) => <Amount paise={latePaymentPaise} />,
            isNumeric: true,
          },
          {
            header: m.amount(),
            place: 'amount',
            cell: ({ totalPaise }) => <Amount paise={totalPaise} />,
            isNumeric: true,
          },
        ]}
      />
      <VoidedRows caption={m.voidReceipts()} rows={loaded.voided} />
      <p>{m.linkEndsOnDate({ expiresAt: formatDate(loaded.expiresAt) })}</p>
    </Page>
  )
}

interface Due {
  asOf: string | null
  currentDuePaise: number | null
  lateChargesPaise: number | null
  overdue: { paise: number }
  next: { dueOn: string; paise: number } | null
}

/** An upstream that does not say what is due has at least the instalments. */
function toPayToday({ asOf, currentDuePaise, lateChargesPaise, overdue, next }: Due) {
  const instalmentsPaise = overdue.paise + (next?.dueOn === asOf ? (next?.paise ?? 0) : 0)
  const paise = currentDuePaise ?? instalmentsPaise
  return {
    label: m.toPayToday(),
    paise,
    value: <Amount paise={paise} />,
    note: lateNote(),
  }

  function lateNote() {
    if (currentDuePaise === null) return instalmentsPaise > 0 ? m.withoutLateCharges() : undefined
    if (!lateChargesPaise || currentDuePaise < lateChargesPaise) return undefined
    if (currentDuePaise === lateChargesPaise) return m.lateCharges()
    const [due, late] = [formatRupees(currentDuePaise - lateChargesPaise), formatRupees(lateChargesPaise)]
    return m.duePlusLateCharges({ due, late })
  }
}
