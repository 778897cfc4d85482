import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { todayInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { Effects } from '~/subjects/office/effects'
import { loadFile, notFound } from '~/subjects/office/load-file.server'
import { ReraState, VerifiedBadge } from '~/subjects/office/payable'
import { ConfirmForm, type RecordResult } from '~/subjects/office/record-form'
import { saveInSteps } from '~/subjects/office/save-record.server'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Page } from '~/ui/page/page'
import { Amount } from '~/ui/text/text'
import { LINES, PaymentForm } from './payment-form'

export const handle = pageTitle(m.payCommission)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const [columns, { rows, financialYear }] = await Promise.all([
    billColumns(desk),
    desk.payables({ associate: args.params.associate }),
  ])
  const [payable] = rows
  if (!payable) throw notFound()
  return {
    payable,
    columns,
    financialYear,
    today: todayInIndia(),
    idempotencyKey: newIdempotencyKey(session),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const associate = args.params.associate ?? ''
  const columns = await billColumns(desk)
  return saveInSteps(
    args,
    { session, columns, isNew: true, lists: [LINES], next: () => paths.officePayables() },
    ({ values: { [LINES]: lines = '', ...bill }, confirm, idempotencyKey }) =>
      desk.pay({ associate, lines: lines ? lines.split(',') : [], bill, confirm }, idempotencyKey),
  )
}

/** A bill is of the associate and of the project of the lines. */
async function billColumns(desk: Parameters<typeof loadFile>[0]) {
  const { columns } = await loadFile(desk, 'commission-bills')
  return columns.filter(({ name }) => name !== 'associate' && name !== 'project')
}

export default function PayCommission() {
  const { payable, financialYear, today, ...form } = useLoaderData<typeof loader>()
  const result = useActionData<RecordResult>()
  const action = paths.officePayable(payable.id)
  return (
    <Page
      title={payable.name}
      lead={`${payable.id} · ${payable.mobile}`}
      back={{ to: paths.officePayables(), label: m.payables() }}
      width="table"
    >
      {result?.status === 'check' ? (
        <ConfirmForm {...result} action={action} label={m.recordPayment()}>
          <Effects save={result.save} columns={form.columns} />
        </ConfirmForm>
      ) : (
        <>
          <DescriptionList
            items={[
              { label: m.payableNow(), value: <Amount paise={payable.paise} />, isEmphasised: true },
              {
                label: m.bank(),
                value: (
                  <>
                    {[payable.bankName, payable.account].filter(Boolean).join(' · ')}
                    <VerifiedBadge {...payable} />
                  </>
                ),
              },
              { label: m.reraValidUntil(), value: <ReraState {...payable} today={today} /> },
              { label: m.tdsOfYear({ year: financialYear }), value: <Amount paise={payable.tdsPaise} /> },
              {
                label: m.otherDeductionsOfYear({ year: financialYear }),
                value: <Amount paise={payable.otherDeductionPaise} />,
              },
            ]}
          />
          <PaymentForm
            {...form}
            key={result?.status ?? 'new'}
            action={action}
            lines={payable.lines}
            values={{
              billed_on: today,
              payment_type: payable.account ? 'Bank' : 'Cash',
              ...(result && 'values' in result ? result.values : {}),
            }}
          />
        </>
      )}
    </Page>
  )
}
