import { Form, useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { OfficeFile, OfficeSave } from '~/contract/office'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import type { Rejection } from '~/screen/forms/submission-result'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { AccountForm } from '~/subjects/account/account-form'
import { Button, ButtonLink } from '~/ui/button/button'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Notice } from '~/ui/notice/notice'
import { recordSchema, VERSION } from './columns'
import { Effects } from './effects'
import { RecordFields } from './record-fields'
import type { Suggestion } from './reference-field'

/** Name of the buttons. */
export const STEP = '_step'

/** What the action of a form returns if it does not redirect. `edit` is the way back from the page that confirms. */
export type RecordResult =
  | Rejection
  | { status: 'edit'; values: Record<string, string> }
  | { status: 'check' | 'changed'; values: Record<string, string>; save: OfficeSave; idempotencyKey: string }

export interface RecordFormProps {
  action: string
  columns: OfficeFile['columns']
  isNew: boolean
  version: string
  values: Record<string, string>
  suggestions: Record<string, Suggestion[]>
  idempotencyKey: string
  /** Where the clerk is without a change. */
  leaveTo?: string
  /** Beside the button. */
  aside?: ReactNode
  /** Further fields before those of the record. `kept` has what was typed. */
  fieldsAbove?: (kept: Record<string, string>) => ReactNode
  confirmLabel?: string
}

/** The form of a record, and after a check what its change would do, to confirm. */
export function RecordForm(props: RecordFormProps) {
  const result = useActionData<RecordResult>()
  if (result?.status === 'check') {
    return (
      <ConfirmForm action={props.action} label={props.confirmLabel} {...result}>
        <Effects save={result.save} columns={props.columns} />
      </ConfirmForm>
    )
  }
  const kept = result && 'values' in result ? result.values : {}
  return (
    <>
      {result?.status === 'changed' && <ChangedMeanwhile save={result.save} columns={props.columns} />}
      <EditForm
        {...props}
        key={result?.status === 'edit' ? 'edit' : 'form'}
        values={{ ...props.values, ...kept }}
        above={props.fieldsAbove?.(kept)}
        version={result?.status === 'changed' ? result.save.version : (kept[VERSION] ?? props.version)}
      />
    </>
  )
}

function EditForm({
  action,
  columns,
  isNew,
  version,
  idempotencyKey,
  leaveTo,
  aside,
  above,
  ...fields
}: RecordFormProps & { above: ReactNode }) {
  const form = useScreenForm(recordSchema(columns, isNew))
  return (
    <AccountForm
      {...{ action, form, idempotencyKey }}
      submitLabel={m.continue()}
      cancel={
        <>
          {aside}
          {leaveTo && (
            <ButtonLink to={leaveTo} variant="apart">
              {m.leaveWithoutSaving()}
            </ButtonLink>
          )}
        </>
      }
      isWide
    >
      {above}
      <RecordFields {...fields} columns={columns} isNew={isNew} form={form} />
      <input type="hidden" name={VERSION} value={version} />
    </AccountForm>
  )
}

/** Another clerk, an import or the associate changed the record. What the clerk typed stays in the form below. */
function ChangedMeanwhile({ save, columns }: { save: OfficeSave; columns: OfficeFile['columns'] }) {
  const { changedBy, changedAt } = save
  return (
    <Notice
      tone="warning"
      title={
        changedBy ? m.changedByAt({ name: changedBy, at: formatDateTime(changedAt) }) : m.changedMeanwhile()
      }
    >
      <Effects save={save} columns={columns} />
    </Notice>
  )
}

interface ConfirmFormProps {
  action: string
  values: Record<string, string>
  idempotencyKey: string
  label?: string
  children: ReactNode
}

/** Says what will happen, and sends the same values again. */
function ConfirmForm({ action, values, idempotencyKey, label, children }: ConfirmFormProps) {
  return (
    <Form method="post" action={action}>
      <CsrfTokenField />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormLayout
        actions={
          <>
            <Button variant="primary" name={STEP} value="confirm">
              {label ?? m.confirm()}
            </Button>
            <Button name={STEP} value="edit">
              {m.backToTheForm()}
            </Button>
          </>
        }
      >
        {children}
      </FormLayout>
    </Form>
  )
}
