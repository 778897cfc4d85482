import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { toResult, type ResultFailure } from '~/api/result'
import { type VerificationKind, VERIFICATIONS } from '~/contract/bank'
import { readBody } from '~/screen/forms/read-form.server'
import type { SubmissionResult } from '~/screen/forms/submission-result'
import { SubmissionNotice } from '~/screen/forms/submission-notice'
import { runAction } from '~/screen/forms/run-action.server'
import { failed, invalid, NO_INPUT } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { useDelayedRevalidation } from '~/screen/forms/revalidation'
import { readSearch, textIn } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey, readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { UpstreamText } from '~/ui/text/text'
import { Card } from '~/ui/card/card'
import { ConfirmLink } from '~/ui/confirm-link/confirm-link'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { ConfirmForm, RejectForm, type Verification } from './decision-forms'
import { DecisionSchema, VerificationSchema } from '~/subjects/account/bank-request-schema'

export const handle = pageTitle(m.pendingRequests)
export { skipRevalidationOnSubmit as shouldRevalidate } from '~/screen/forms/revalidation'
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const titles = (): Record<VerificationKind, string> => ({
  bank: m.bankVerify(),
  'commission amount': m.commissionAmountVerify(),
  'one rupee': m.oneRupeeVerify(),
})
const rejectTitles = (): ReturnType<typeof titles> => ({
  bank: m.rejectThisBankAccount(),
  'commission amount': m.rejectThisCommissionAmount(),
  'one rupee': m.rejectThisOneRupeePayment(),
})
/** Time between the success message and the reload of the page's data (M115). */
const RELOAD_AFTER_MS = 1_000
const Search = z.object({ reject: textIn() })

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { session, api } = await requireAssociate(args)
  const { reject } = readSearch(Search, request.url).search
  const { data: details, failure } = await toResult(api.bank.details())
  const verifications: Verification[] = (details?.awaited ?? []).map(({ kind, text }) => ({
    type: String(VERIFICATIONS.indexOf(kind) + 1),
    title: titles()[kind],
    rejectTitle: rejectTitles()[kind],
    text,
    idempotencyKey: newIdempotencyKey(session),
  }))
  return data(
    {
      verifications,
      verificationToReject: verifications.find(({ type }) => type === reject) ?? null,
      // The office verifies a bank request first. Only then it waits here.
      emptyHint: details?.pending ? m.bankRequestSent() : m.pendingRequestsAppearHere(),
      failure: failure && textOf(failure),
    },
    { status: failure?.status ?? 200 },
  )
}

/** The page shows this text of the failure, and no error page (M116). */
function textOf({ message }: ResultFailure): string {
  return message === m.somethingWentWrong() ? m.fetchFailed() : message
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const { api } = await requireAssociate(args)
  const form = await readBody(args)
  const verification = VerificationSchema.safeParse(form.get('type_of_verification'))
  const decision = DecisionSchema.safeParse(fieldsOf(form))
  const idempotencyKey = readIdempotencyKey(form)
  if (!verification.success) return failed(NO_INPUT, { message: m.decisionUnreadable() })
  if (!decision.success) return refusedDecision(form, decision.error.issues[0])
  const decisionData = decision.data
  return runAction(request, paths.pendingRequests(), async () => {
    const { message } =
      decisionData.status_type === '2'
        ? await api.bank.confirm(verification.data, idempotencyKey)
        : await api.bank.reject(verification.data, decisionData.reject_reason, idempotencyKey)
    return message || m.submitted()
  })
}

/** If a field occurs several times, its first value counts. */
function fieldsOf(form: FormData) {
  return {
    status_type: form.get('status_type'),
    reject_reason: form.get('reject_reason') ?? undefined,
  }
}

function refusedDecision(form: FormData, issue?: { path: PropertyKey[]; message: string }) {
  const reason = form.get('reject_reason')
  const submission = { errors: {}, values: { reject_reason: typeof reason === 'string' ? reason : '' } }
  if (issue?.path[0] !== 'reject_reason') return failed(submission, { message: m.decisionUnreadable() })
  return invalid(submission, { reject_reason: { type: 'reason', message: issue.message } })
}

export default function PendingRequests() {
  const { verifications, verificationToReject, emptyHint, failure } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const reload = useDelayedRevalidation(RELOAD_AFTER_MS)
  if (verificationToReject) {
    return (
      <Page
        title={verificationToReject.rejectTitle}
        back={{ to: paths.pendingRequests(), label: m.pendingRequests() }}
        width="form"
      >
        <FailureNotice result={result} failure={failure} />
        <RejectForm verification={verificationToReject} reload={reload} />
      </Page>
    )
  }
  return (
    <Page title={m.pendingRequests()}>
      <FailureNotice result={result} failure={failure} />
      {verifications.map((verification) => (
        <Card key={verification.type} heading={verification.title}>
          <p>
            <UpstreamText>{verification.text}</UpstreamText>
          </p>
          <Stack direction="row" gap={12}>
            <ConfirmForm verification={verification} reload={reload} />
            <ConfirmLink
              to={paths.pendingRequests({ reject: verification.type })}
              label={m.reject()}
              title={verification.rejectTitle}
            >
              {(close) => <RejectForm verification={verification} reload={reload} onClose={close} />}
            </ConfirmLink>
          </Stack>
        </Card>
      ))}
      {verifications.length === 0 && !failure && (
        <EmptyState hint={emptyHint} action={{ to: paths.bankDetails(), label: m.bankDetails() }}>
          {m.noPendingRecordsFound()}
        </EmptyState>
      )}
    </Page>
  )
}

interface FailureNoticeProps {
  result: SubmissionResult | undefined
  failure: string | null
}

function FailureNotice({ result, failure }: FailureNoticeProps) {
  if (failure === null || result?.status === 'failed') return <SubmissionNotice result={result} />
  return <Notice tone="critical">{failure}</Notice>
}
