import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { OfficePayable } from '~/contract/office'
import { todayInIndia } from '~/domain/dates'
import { sumOf } from '~/domain/money'
import { maskedNumber } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { loadFile, notFound } from '~/subjects/office/load-file.server'
import { ReraState, VerifiedBadge } from '~/subjects/office/payable'
import { RecordForm } from '~/subjects/office/record-form'
import { saveInSteps } from '~/subjects/office/save-record.server'
import { DescriptionList } from '~/ui/description-list/description-list'
import { CheckList } from '~/ui/field/check-list'
import { Page } from '~/ui/page/page'
import { Amount, RichText, UpstreamText } from '~/ui/text/text'

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
  const { payable, financialYear, today, columns, idempotencyKey } = useLoaderData<typeof loader>()
  return (
    <Page
      title={payable.name}
      lead={`${payable.id} · ${payable.mobile}`}
      back={{ to: paths.officePayables(), label: m.payables() }}
      width="table"
    >
      <DescriptionList
        items={[
          { label: m.payableNow(), value: <Amount paise={payable.paise} />, isEmphasised: true },
          {
            label: m.bank(),
            value: (
              <>
                {[payable.bankName, maskedNumber(payable.account)].filter(Boolean).join(' · ')}
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
      <RecordForm
        action={paths.officePayable(payable.id)}
        columns={columns}
        isNew
        version=""
        values={{ billed_on: today, payment_type: payable.account ? 'Bank' : 'Cash' }}
        suggestions={{}}
        idempotencyKey={idempotencyKey}
        leaveTo={paths.officePayables()}
        aside={<ChosenSum lines={payable.lines} />}
        fieldsAbove={(kept) => <Lines lines={payable.lines} chosen={kept[LINES]?.split(',')} />}
        confirmLabel={m.recordPayment()}
      />
    </Page>
  )
}

/** Name of the checkboxes of payable lines. */
const LINES = '_lines'

/** A bill pays lines of one project: at first, those of the first one. */
function Lines({ lines, chosen }: { lines: OfficePayable['lines']; chosen?: string[] }) {
  const payable = lines.filter(({ receipts }) => receipts > 0)
  const ofFirst = payable.filter(({ projectName }) => projectName === payable[0]?.projectName)
  return (
    <CheckList
      name={LINES}
      label={m.linesToPay()}
      hint={m.linesToPayHint()}
      chosen={chosen ?? ofFirst.map(({ id }) => id)}
      options={lines.map((line) => ({
        value: line.id,
        isDisabled: line.receipts === 0,
        label: (
          <>
            <UpstreamText>
              {[line.bookingNumber, line.projectName, line.plotNumber, line.customerName]
                .filter(Boolean)
                .join(' · ')}
            </UpstreamText>{' '}
            <Amount paise={line.paise} />
          </>
        ),
      }))}
    />
  )
}

/** With scripts, while the clerk chooses. The check shows the sum in every browser. */
function ChosenSum({ lines }: { lines: OfficePayable['lines'] }) {
  const output = useRef<HTMLOutputElement>(null)
  const [chosen, setChosen] = useState<FormDataEntryValue[] | null>(null)
  useEffect(() => {
    const form = output.current?.form
    if (!form) return
    const read = () => setChosen(new FormData(form).getAll(LINES))
    read()
    form.addEventListener('change', read)
    return () => form.removeEventListener('change', read)
  }, [])
  const ofChosen = lines.filter(({ id }) => chosen?.includes(id))
  return (
    <output ref={output}>
      {chosen && (
        <RichText
          text={m.chosenLines({ count: ofChosen.length })}
          parts={{ amount: <Amount paise={sumOf(ofChosen, ({ paise }) => paise)} /> }}
        />
      )}
    </output>
  )
}
