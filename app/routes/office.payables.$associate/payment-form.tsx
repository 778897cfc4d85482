import type { OfficeColumn, OfficePayable } from '~/contract/office'
import { m } from '~/messages/messages'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { paths } from '~/paths/paths'
import { AccountForm } from '~/subjects/account/account-form'
import { recordSchema } from '~/subjects/office/columns'
import { RecordFields } from '~/subjects/office/record-fields'
import { ButtonLink } from '~/ui/button/button'
import { CheckList } from '~/ui/field/check-list'
import { Amount, UpstreamText } from '~/ui/text/text'

/** Name of the checkboxes of payable lines. */
export const LINES = '_lines'

interface PaymentFormProps {
  action: string
  columns: OfficeColumn[]
  lines: OfficePayable['lines']
  values: Record<string, string>
  idempotencyKey: string
}

/** The lines of one project that the payment pays, and the bill. */
export function PaymentForm({ action, columns, lines, values, idempotencyKey }: PaymentFormProps) {
  const form = useScreenForm(recordSchema(columns, true))
  const chosen = values[LINES]?.split(',') ?? linesOfFirstProject(lines)
  return (
    <AccountForm
      action={action}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={m.continue()}
      isWide
      cancel={<ButtonLink to={paths.officePayables()}>{m.cancel()}</ButtonLink>}
    >
      <CheckList
        name={LINES}
        label={m.linesToPay()}
        hint={m.linesToPayHint()}
        chosen={chosen}
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
      <RecordFields columns={columns} isNew form={form} values={values} suggestions={{}} />
    </AccountForm>
  )
}

const linesOfFirstProject = (lines: OfficePayable['lines']): string[] => {
  const payable = lines.filter(({ receipts }) => receipts > 0)
  return payable.filter(({ projectName }) => projectName === payable[0]?.projectName).map(({ id }) => id)
}
