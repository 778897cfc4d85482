import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { customerStatement } from '~/api/customer-links.server'
import { newCaller } from '~/api/caller.server'
import { CUSTOMER_TOKEN } from '~/api/contract/customer-links'
import { ApiError, type ApiErrorKind, RETRY_SECONDS, retryHeaders } from '~/api/errors'
import { formatDate, timestampInIndia, todayInIndia } from '~/domain/dates'
import { nextInstalment, overdueOf } from '~/domain/instalment-state'
import { callLink } from '~/domain/reminder'
import { bookingLine } from '~/domain/statements'
import { env } from '~/env.server'
import { pageTitle } from '~/lib/page-title'
import { Instalments } from '~/statements/instalments'
import { Amount } from '~/ui/amount/amount'
import { DateText } from '~/ui/date-text/date-text'
import { ErrorPage } from '~/ui/error-page/error-page'
import { Figures } from '~/ui/figures/figures'
import { Page } from '~/ui/page/page'
import { Table } from '~/ui/table/table'

export const handle = { ...pageTitle('Statement'), isLite: true, isUnlisted: true }

const NO_LINK: ApiErrorKind[] = ['refused', 'not-found', 'forbidden', 'unauthenticated']

/** A statement for one customer, opened by its token alone, without a session (X043, decision 0045). */
export async function loader(args: LoaderFunctionArgs) {
  const { token = '' } = args.params
  const isOff = env.apiCapabilities !== null && !env.apiCapabilities.includes('share')
  if (!CUSTOMER_TOKEN.test(token) || isOff) return answer({ state: 'unknown' } as const, 404)
  try {
    const statement = await customerStatement(newCaller(args, null), token)
    if (!statement) return answer({ state: 'ended' } as const, 410)
    const today = todayInIndia()
    return answer({
      state: 'open',
      ...statement,
      next: nextInstalment(statement.instalments, today),
      overdue: overdueOf(statement.instalments, today),
      printedOn: timestampInIndia(),
    } as const)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (NO_LINK.includes(error.kind)) return answer({ state: 'unknown' } as const, 404)
    if (error.kind !== 'throttled') throw error
    return answer({ state: 'busy' } as const, 429, retryHeaders(error.retryAfterSeconds ?? RETRY_SECONDS))
  }
}

const answer = <Data,>(body: Data, status = 200, headers: Record<string, string> = {}) =>
  data(body, { status, headers })

const ENDINGS = {
  unknown: ['Page not found', 'Check the link, or ask the person who sent it.'],
  ended: ['This link has ended', 'Ask the person who sent it for a new one.'],
  busy: ['Please try again later', 'There were too many openings just now.'],
} as const

export default function CustomerStatement() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.state !== 'open') {
    const [title, text] = ENDINGS[loaded.state]
    return (
      <ErrorPage title={title} actions={[]}>
        {text}
      </ErrorPage>
    )
  }
  const { associate, receipts, receivedPaise, instalments, totals, next, overdue } = loaded
  const heading = bookingLine(loaded)
  const call = callLink(associate.mobile)
  return (
    <Page
      title="Statement"
      lead={heading}
      print={{ associate: associate.name, booking: heading, printedOn: loaded.printedOn }}
      width="table"
    >
      <Figures
        items={[
          ...(overdue.count > 0 ? [{ label: 'Overdue', value: <Amount paise={overdue.paise} /> }] : []),
          ...(next
            ? [{ label: `Next on ${formatDate(next.dueOn)}`, value: <Amount paise={next.paise} /> }]
            : []),
          { label: 'Paid', value: <Amount paise={receivedPaise} /> },
          { label: 'Remaining', value: <Amount paise={totals.balancePaise} /> },
          { label: 'Total payable', value: <Amount paise={totals.duePaise} /> },
        ]}
      />
      <p>
        As of {formatDate(loaded.asOf)}. Late charges are not included. Questions:{' '}
        {call ? <a href={call}>{`${associate.name}, ${associate.mobile}`}</a> : associate.name}
      </p>
      <Instalments instalments={instalments} />
      <Table
        caption="Receipts"
        rows={receipts}
        rowKey={({ number }) => number}
        columns={[
          { header: 'Receipt', place: 'what', cell: ({ number }) => number },
          { header: 'Date', place: 'detail', cell: ({ receivedOn }) => <DateText date={receivedOn} /> },
          {
            header: 'Amount',
            place: 'amount',
            cell: ({ totalPaise }) => <Amount paise={totalPaise} />,
            isNumeric: true,
          },
        ]}
      />
      <p>This link ends on {formatDate(loaded.expiresAt)}.</p>
    </Page>
  )
}
