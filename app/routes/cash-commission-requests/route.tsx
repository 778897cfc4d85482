import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { toResult, type ResultFailure } from '~/api/result'
import { formatDateTime } from '~/domain/dates'
import { formatRupees, sumOf } from '~/domain/money'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { printHead } from '~/screen/export/print-head.server'
import { readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readBody } from '~/screen/forms/read-form.server'
import { useDelayedRevalidation } from '~/screen/forms/revalidation'
import { runAction } from '~/screen/forms/run-action.server'
import { SubmissionNotice } from '~/screen/forms/submission-notice'
import type { SubmissionResult } from '~/screen/forms/submission-result'
import { failed, NO_INPUT } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch, textIn } from '~/screen/search.server'
import { requireAssociate } from '~/session/guard.server'
import { forgetSummaries } from '~/subjects/commission/summary.server'
import { Badge } from '~/ui/badge/badge'
import { ConfirmLink } from '~/ui/confirm-link/confirm-link'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Page } from '~/ui/page/page'
import { Columns, Stack } from '~/ui/stack/stack'
import { BillCard } from './bill-card'
import { ConfirmForm } from './confirm-form'
import { type ShownCard, shownCards } from './shown-cards.server'

/** The card's bills and their status (M209). */
const ConfirmSchema = z.object({
  comm_ids: z.string().regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,499}$/),
  cash_cmsn_bill_status: z.enum(['1', '2']).transform((status) => (status === '1' ? 1 : 2)),
})

export const handle = pageTitle(m.receivedCmsn)
export { skipRevalidationOnSubmit as shouldRevalidate } from '~/screen/forms/revalidation'
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'
const ACCEPTED = 2
/** Time between the success message and the reload of the list (M211). */
const RELOAD_AFTER_MS = 1_500
const Search = z.object({ confirm: textIn() })

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const { confirm } = readSearch(Search, request.url).search
  const { data: reply, failure } = await toResult(api.cashBills.list())
  const cards = shownCards(reply?.cards ?? [], session)
  return data(
    {
      cards,
      waitingPaise: sumOf(cards, ({ totalPaise }) => totalPaise),
      cardToConfirm: cards.find(({ group }) => group === confirm) ?? null,
      emptyText: failure ? emptyTextOf(failure) : m.noPendingRecordsFound(),
      print: printHead(session),
    },
    { status: failure?.status ?? 200 },
  )
}

/** The upstream's message, or "No data found" if the upstream sent none (M212). */
function emptyTextOf({ message }: ResultFailure): string {
  return message === m.somethingWentWrong() ? m.noDataFound() : message
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const form = await readBody(args)
  const parsed = ConfirmSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return failed(NO_INPUT, { message: m.noDataFound() })
  const { comm_ids, cash_cmsn_bill_status: status } = parsed.data
  return runAction(request, paths.cashCommission(), async () => {
    const saved = await api.cashBills.save(
      { status, commissionIds: comm_ids.split(',') },
      readIdempotencyKey(form),
    )
    forgetSummaries(session.token)
    return saved
  })
}

export default function ReceivedCommission() {
  const { cards, waitingPaise, cardToConfirm, emptyText, print } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const reload = useDelayedRevalidation(RELOAD_AFTER_MS)
  if (cardToConfirm?.confirmation) {
    return (
      <Page title={m.receivedCmsn()} back={{ to: paths.cashCommission(), label: m.receivedCmsn() }}>
        <BillCard card={cardToConfirm}>
          <ConfirmForm
            question={cardToConfirm.question}
            confirmation={cardToConfirm.confirmation}
            reload={reload}
          />
        </BillCard>
      </Page>
    )
  }
  return (
    <Page title={m.receivedCmsn()} lead={m.cashBillsLead()} print={print} width="table">
      <SubmissionNotice result={result} />
      {waitingPaise !== null && waitingPaise > 0 && (
        <p>{m.cashWaitsForYou({ amount: formatRupees(waitingPaise) })}</p>
      )}
      {cards.length === 0 ? (
        <EmptyState
          hint={emptyText === m.noPendingRecordsFound() ? m.cashCommissionAppearsHere() : undefined}
          action={{ to: paths.home(), label: m.home() }}
        >
          {emptyText}
        </EmptyState>
      ) : (
        <>
          <Columns>
            {cards.map((card) => (
              <BillCard key={card.bills[0]?.commissionId ?? card.group} card={card}>
                <Confirm card={card} reload={reload} />
              </BillCard>
            ))}
          </Columns>
          <ExportActions csv={paths.cashCommissionCsv()} />
        </>
      )}
    </Page>
  )
}

function Confirm({ card, reload }: { card: ShownCard; reload: () => void }) {
  const { confirmation, question, action, group } = card
  if (!confirmation) return <p>{m.cannotConfirmHere()}</p>
  return (
    <Stack gap={8}>
      {confirmation.status === ACCEPTED && <Accepted bills={card.bills} />}
      <div>
        <ConfirmLink
          to={paths.cashCommission({ confirm: group })}
          variant="primary"
          label={action.toUpperCase()}
          title={action}
        >
          {(close) => (
            <ConfirmForm question={question} confirmation={confirmation} reload={reload} onClose={close} />
          )}
        </ConfirmLink>
      </div>
    </Stack>
  )
}

/** The state of the card, so that the button below is seen to be the next step. */
function Accepted({ bills }: Pick<ShownCard, 'bills'>) {
  const times = bills.flatMap(({ acceptedAt }) => acceptedAt || [])
  const last = times.toSorted().at(-1)
  return (
    <p>
      <Badge tone="positive">{last ? m.acceptedOn({ time: formatDateTime(last) }) : m.accepted()}</Badge>
      <br />
      {m.confirmOnceReceived()}
    </p>
  )
}
