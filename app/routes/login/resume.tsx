import { Form } from '@remix-run/react'
import { FORM_TOKEN } from '~/session/form-token'
import type { PendingSubmission } from '~/session/pending-submission.server'
import { Button, ButtonLink } from '~/ui/button/button'
import { DescriptionList } from '~/ui/description-list/description-list'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Page } from '~/ui/page/page'

export const RESUME_TITLE = 'Continue where you were'

export interface ResumeProps extends PendingSubmission {
  /** Of the session that has just begun: the page itself was asked for without one. */
  formToken: string
}

/** Nothing is sent that the person does not see and send: what comes back from there is the form as it was, or that it was done. */
export function Resume({ path, fields, typed, hasFile, formToken }: ResumeProps) {
  return (
    <Page
      title={RESUME_TITLE}
      lead="You are signed in again. Your session had ended when you sent this, so it was not done."
      width="form"
    >
      <Form method="post" action={path}>
        <input type="hidden" name={FORM_TOKEN} value={formToken} />
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <FormLayout
          actions={
            <>
              <Button variant="primary">{hasFile ? 'Continue' : 'Send now'}</Button>
              <ButtonLink to={path}>Don’t send</ButtonLink>
            </>
          }
        >
          <DescriptionList
            items={typed.map(({ label, value }) => ({ label, value: value || 'Left empty' }))}
          />
          {hasFile && <p>The image was not kept: the form comes back for you to choose it again.</p>}
        </FormLayout>
      </Form>
    </Page>
  )
}
