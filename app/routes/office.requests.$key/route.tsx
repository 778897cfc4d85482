import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import * as z from 'zod/v4-mini'
import { rejectReason } from '~/domain/bank-request'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { labelled } from '~/screen/forms/form-schema'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { pageTitle } from '~/screen/page-title'
import { TYPICAL_KB } from '~/screen/pictures/resize.server'
import { deliveryMode } from '~/session/delivery.server'
import { requireOffice } from '~/session/office-guard.server'
import { BranchText } from '~/subjects/account/branch-text'
import { bankOfIfsc } from '~/subjects/account/ifsc.server'
import { AccountForm } from '~/subjects/account/account-form'
import { VERSION } from '~/subjects/office/columns'
import { decided } from '~/subjects/office/decided.server'
import { Button } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { TextAreaField } from '~/ui/field/text-area-field'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Picture } from '~/screen/pictures/picture'
import { Columns, Stack } from '~/ui/stack/stack'
import { UpstreamText } from '~/ui/text/text'
import { TextLink } from '~/ui/text-link/text-link'

export const handle = pageTitle(m.bankRequest)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const FILE = 'bank-requests'

const Approval = z.object({ decision: z.literal('approved'), [VERSION]: z.string() })
/** Only the reason is a field that the form library knows. */
const Rejection = z.object({
  decision: z.optional(z.literal('rejected')),
  reason: labelled(m.reason, rejectReason),
  [VERSION]: z.optional(z.string()),
})

export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const found = await desk.bankRequest(args.params.key ?? '')
  return {
    ...found,
    bank: bankOfIfsc(found.request.ifsc),
    passbookSize: deliveryMode(args) === 'lite' ? m.aboutKilobytes({ kilobytes: TYPICAL_KB[1280] }) : null,
    approveKey: newIdempotencyKey(session),
    rejectKey: newIdempotencyKey(session),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { desk } = await requireOffice(args)
  const key = args.params.key ?? ''
  const form = await readForm(args, Approval)
  const rejection = form.data ? null : await readForm(args, Rejection)
  if (rejection && !rejection.data) return invalid(rejection)
  const { [VERSION]: version = '', ...values } = rejection?.values ?? form.values
  try {
    const save = await desk.save(FILE, { key, version, values, confirm: true }, form.idempotencyKey)
    return await decided(save, { here: paths.officeRequest(key), next: paths.officeRequests() })
  } catch (error) {
    return failedCall(rejection ?? form, error, { fields: ['reason'] })
  }
}

export default function BankRequest() {
  const { record, request, account, earlier, bank, passbookSize, approveKey, rejectKey } =
    useLoaderData<typeof loader>()
  const isPending = request.decision === 'pending'
  const address = paths.officePassbook(record.key)
  return (
    <Page
      title={m.bankRequest()}
      lead={
        <TextLink to={paths.officePerson(request.associateId)}>
          {`${request.associateName} · ${request.associateId} · ${request.mobile}`}
        </TextLink>
      }
      back={{ to: paths.officeRequests(), label: m.bankRequests() }}
      width="table"
    >
      {!isPending && (
        <Notice title={m.decisionBy({ decision: request.decision, name: request.decidedBy || m.anImport() })}>
          {[formatDateTime(request.decidedAt), request.reason].filter(Boolean).join(' · ')}
        </Notice>
      )}
      <Columns>
        <Card heading={m.nowInForce()}>
          {account ? <Account {...account} /> : <p>{m.noBankAccount()}</p>}
        </Card>
        <Card heading={m.requestedOn({ at: formatDateTime(request.requestedAt) })}>
          <Account {...request} of={account} />
          {bank && <BranchText of={bank} />}
        </Card>
        {request.imageUrl && (
          <Stack gap={4}>
            <Picture
              name={m.passbook()}
              shape="contain"
              isFirst
              picture={passbookSize ? { to: address, size: passbookSize } : { src: address, srcSet: address }}
            />
            <TextLink to={address} icon="external" isNewTab>
              {m.openFullSize()}
            </TextLink>
          </Stack>
        )}
        {isPending && (
          <Card heading={m.yourDecision()}>
            <Form method="post" action={paths.officeRequest(record.key)}>
              <CsrfTokenField />
              <input type="hidden" name={IDEMPOTENCY_KEY} value={approveKey} />
              <input type="hidden" name={VERSION} value={record.version} />
              <Button variant="primary" name="decision" value="approved" icon="check">
                {m.approve()}
              </Button>
            </Form>
            <RejectForm record={record} idempotencyKey={rejectKey} />
          </Card>
        )}
      </Columns>
      {earlier.length > 0 && (
        <Card heading={m.earlierRequests()}>
          <Ledger>
            {earlier.map((row) => (
              <LedgerRow
                key={row.requestedAt}
                label={`${formatDateTime(row.requestedAt)} · ${row.decision}`}
                detail={[row.bankName, row.accountNumber, row.ifsc, row.reason].filter(Boolean).join(' · ')}
              />
            ))}
          </Ledger>
        </Card>
      )}
    </Page>
  )
}

interface AccountDetails {
  bankName: string
  accountNumber: string
  ifsc: string
}

/** Marks what differs from the account `of`. */
function Account({ of, ...account }: AccountDetails & { of?: AccountDetails | null }) {
  const item = (label: string, name: keyof AccountDetails) => ({
    label,
    value: <UpstreamText>{account[name]}</UpstreamText>,
    isEmphasised: Boolean(of && of[name] !== account[name]),
  })
  return (
    <DescriptionList
      items={[
        item(m.bankName(), 'bankName'),
        item(m.accountNumber(), 'accountNumber'),
        item(m.ifscCode(), 'ifsc'),
      ]}
    />
  )
}

function RejectForm({
  record,
  idempotencyKey,
}: {
  record: { key: string; version: string }
  idempotencyKey: string
}) {
  const form = useScreenForm(Rejection)
  return (
    <AccountForm
      action={paths.officeRequest(record.key)}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={m.reject()}
      isSecondary
      cancel={null}
    >
      <TextAreaField {...form.field('reason')} hint={m.reasonLengthHint()} rows={2} />
      <input type="hidden" name="decision" value="rejected" />
      <input type="hidden" name={VERSION} value={record.version} />
    </AccountForm>
  )
}
