import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { rejectReason } from '~/domain/bank-request'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { pageTitle } from '~/screen/page-title'
import { TYPICAL_KB } from '~/screen/pictures/resize.server'
import { deliveryMode } from '~/session/delivery.server'
import { requireOffice } from '~/session/office-guard.server'
import { BranchText } from '~/subjects/account/branch-text'
import { bankOfIfsc } from '~/subjects/account/ifsc.server'
import { decide } from '~/subjects/office/decide.server'
import { DecideAlone, DecideWithText, newDecision } from '~/subjects/office/decision'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Picture } from '~/screen/pictures/picture'
import { Columns, Stack } from '~/ui/stack/stack'
import { UpstreamText } from '~/ui/text/text'
import { TextLink } from '~/ui/text-link/text-link'

export const handle = pageTitle(m.bankRequest)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const DECISION = newDecision({
  file: 'bank-requests',
  column: 'decision',
  alone: 'approved',
  withText: 'rejected',
  text: 'reason',
  label: m.reason,
  rule: rejectReason,
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
  return decide(args, DECISION, { desk, key, here: paths.officeRequest(key), next: paths.officeRequests() })
}

export default function BankRequest() {
  const { record, request, account, earlier, bank, passbookSize, approveKey, rejectKey } =
    useLoaderData<typeof loader>()
  const isPending = request.decision === 'pending'
  const address = paths.officePassbook(record.key)
  const decision = { decision: DECISION, action: paths.officeRequest(record.key), version: record.version }
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
            <DecideAlone {...decision} idempotencyKey={approveKey} isPrimary>
              {m.approve()}
            </DecideAlone>
            <DecideWithText
              {...decision}
              idempotencyKey={rejectKey}
              hint={m.reasonLengthHint()}
              submitLabel={m.reject()}
              isSecondary
              cancel={null}
            />
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
