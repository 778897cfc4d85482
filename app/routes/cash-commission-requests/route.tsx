import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiError, refusal } from '~/api/errors'
import type { Outcome } from '~/lib/outcome'
import { readBody } from '~/lib/form.server'
import { OutcomeNotice } from '~/lib/outcome-notice'
import { answerOutcome } from '~/lib/outcome.server'
import { pageTitle } from '~/lib/page-title'
import { useReloadLater } from '~/lib/reload-later'
import { paths } from '~/paths'
import { newFormKey, readFormKey } from '~/session/form-key.server'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/take-away/print-head.server'
import { ConfirmLink } from '~/ui/confirm-link/confirm-link'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { TakeAway } from '~/ui/take-away/take-away'
import { BillCard } from './bill-card'
import { ConfirmForm } from './confirm-form'
import { ConfirmSchema, groupOf } from './schema'

export const handle = pageTitle('Received CMSN')
export { notAfterForms as shouldRevalidate } from '~/lib/reload-later'
export { sendOrStay as clientAction } from '~/lib/send-or-stay'

const NO_DATA = 'No data found'
/** After the message has been there for a moment the list is loaded anew (checklist M211). */
const RELOAD_AFTER_MS = 1_500

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const asked = new URL(request.url).searchParams.get('confirm')
  const open = await api.cashBills.open().catch(noCards)
  const cards = open.cards.map((card) => ({ ...card, formKey: newFormKey(session) }))
  return {
    cards,
    asked: cards.find((card) => groupOf(card) === asked) ?? null,
    emptyText: open.message || 'No Pending Records Found!',
    userId: session.user.id,
    print: printHead(session),
  }
}

/** A list that cannot be had is an empty card with the upstream's words (checklist M212). */
function noCards(error: unknown): { cards: []; message: string } {
  if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
  return { cards: [], message: refusal(error) ?? NO_DATA }
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
      <OutcomeNotice outcome={outcome} />
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
