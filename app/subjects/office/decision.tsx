import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as z from 'zod/v4-mini'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { type FormSchema, labelled } from '~/screen/forms/form-schema'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { AccountForm } from '~/subjects/account/account-form'
import { Button } from '~/ui/button/button'
import { TextAreaField } from '~/ui/field/text-area-field'
import { VERSION } from './columns'

/** A column of a record that one button sets, and another button with a text for the associate. */
export interface Decision {
  file: string
  column: string
  /** The value that needs no text. */
  alone: string
  withText: string
  /** The column of the text. Only it is a field that the form library knows. */
  text: string
  schema: FormSchema
}

export const newDecision = ({
  label,
  rule,
  ...decision
}: Omit<Decision, 'schema'> & { label: () => string; rule: z.ZodMiniType }): Decision => ({
  ...decision,
  schema: z.object({
    [decision.column]: z.optional(z.string()),
    [VERSION]: z.optional(z.string()),
    [decision.text]: labelled(label, rule),
  }),
})

interface DecisionProps {
  decision: Decision
  action: string
  version: string
  idempotencyKey: string
}

export function DecideAlone({
  decision: { column, alone },
  action,
  version,
  idempotencyKey,
  isPrimary,
  children,
}: DecisionProps & { isPrimary?: boolean; children: ReactNode }) {
  return (
    <Form method="post" action={action}>
      <CsrfTokenField />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <input type="hidden" name={VERSION} value={version} />
      <Button name={column} value={alone} variant={isPrimary ? 'primary' : 'secondary'}>
        {children}
      </Button>
    </Form>
  )
}

interface TextProps extends DecisionProps {
  hint: string
  submitLabel: string
  isSecondary?: boolean
  cancel: ReactNode
}

export function DecideWithText({ decision, version, hint, ...props }: TextProps) {
  const form = useScreenForm(decision.schema)
  return (
    <AccountForm {...props} form={form}>
      <TextAreaField {...form.field(decision.text)} hint={hint} />
      <input type="hidden" name={decision.column} value={decision.withText} />
      <input type="hidden" name={VERSION} value={version} />
    </AccountForm>
  )
}
