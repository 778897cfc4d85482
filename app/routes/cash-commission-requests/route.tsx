import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerOf, type AnswerFailure } from '~/api/answer'
import { SOMETHING_WENT_WRONG } from '~/api/errors'
import type { Outcome } from '~/lib/outcome'
import { readBody } from '~/lib/form.server'
import { answerOutcome } from '~/lib/outcome.server'
import { pageTitle } from '~/lib/page-title'
import { useReloadLater } from '~/lib/reload-later'
import { paths } from '~/paths'
import { newFormKey, readFormKey } from '~/session/form-key.server'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/take-away/print-head.server'
import { ConfirmLink } from '~/ui/confirm-link/confirm-link'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { TakeAway } from '~/ui/take-away/take-away'
import { BillCard } from './bill-card'
import { ConfirmForm } from './confirm-form'
import { ConfirmSchema, groupOf } from './schema'

export const handle = pageTitle('Received CMSN')
export { notAfterForms as shouldRevalidate } from '~/lib/reload-later'
export { sendOrStay as clientAction } from '~/lib/send-or-stay'

const NO_DATA = 'No data found'
const NONE_PENDING = 'No Pending Records Found!'
/** After the message has been there for a moment the list is loaded anew (checklist M211). */
const RELOAD_AFTER_MS = 1_500

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const asked = new URL(request.url).searchParams.get('confirm')
  const { data: open, failure } = await answerOf(api.cashBills.open())
  const cards = (open?.cards ?? []).map((card) => ({ ...card, formKey: newFormKey(session) }))
  return data(
    {
      cards,
      asked: cards.find((card) => groupOf(card) === asked) ?? null,
      emptyText: failure ? textOf(failure) : open.message || NONE_PENDING,
      userId: session.user.id,
      print: printHead(session),
    },
    { status: failure?.status ?? 200 },
  )
}

/** A list that cannot be had is an empty card with the upstream's words (M212). */
function textOf({ message }: AnswerFailure): string {
  return message === SOMETHING_WENT_WRONG ? NO_DATA : message
}

export async function action({ request }: ActionFunctionArgs) {
  const { api } = await requireAssociate(request)
  const form = await readBody(request)
  const sent = ConfirmSchema.safeParse(Object.fromEntries(form))
  if (!sent.success) return data<Outcome>({ isDone: false, message: NO_DATA }, { status: 400 })
  const { comm_ids, cash_cmsn_bill_status: status } = sent.data
  return answerOutcome(request, paths.cashCommission(), () =>
    api.cashBills.save({ status, commissionIds: comm_ids.split(',') }, readFormKey(form)),
  )
}

export default function ReceivedCommission() {
  const { cards, asked, emptyText, userId, print } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const reload = useReloadLater(RELOAD_AFTER_MS)
  const documentTo = (commissionId: string) => paths.commissionPdf(userId, commissionId)
  if (asked) {
    return (
      <Page title="Received CMSN" back={{ to: paths.cashCommission(), label: 'Received CMSN' }}>
        <BillCard card={asked} documentTo={documentTo}>
          <ConfirmForm card={asked} formKey={asked.formKey} onDone={reload} />
        </BillCard>
      </Page>
    )
  }
  return (
    <Page title="Received CMSN" print={print}>
      {outcome && !outcome.isDone && <Notice tone="critical">{outcome.message}</Notice>}
      {cards.map((card) => (
        <BillCard key={card.bills[0]?.commissionId} card={card} documentTo={documentTo}>
          <div>
            <ConfirmLink
              to={paths.cashCommission({ confirm: groupOf(card) })}
              variant="primary"
              label={card.action.toUpperCase()}
              title={card.action}
            >
              {(close) => <ConfirmForm card={card} formKey={card.formKey} onDone={reload} onClose={close} />}
            </ConfirmLink>
          </div>
        </BillCard>
      ))}
      {cards.length === 0 ? (
        <EmptyState>{emptyText}</EmptyState>
      ) : (
        <TakeAway csv={paths.cashCommissionCsv()} />
      )}
    </Page>
  )
}
