import { Form } from '@remix-run/react'
import { CSRF_TOKEN } from '~/forms/csrf-token'
import type { PendingSubmission } from '~/forms/pending-submission.server'
import { Button, ButtonLink } from '~/ui/button/button'
import { DescriptionList } from '~/ui/description-list/description-list'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Page } from '~/ui/page/page'

export const RESUME_TITLE = 'Finish what you started'

export interface ResumeProps extends PendingSubmission {
  /** Token of the new session; the page was loaded without one. */
  csrfToken: string
}

/** Nothing is sent unless the person sees and sends it. */
export function Resume({ path, fields, typed, hasFile, csrfToken }: ResumeProps) {
  return (
    <Page
      title={RESUME_TITLE}
      lead="Your session ended before we could save this. You're logged in again."
      width="form"
    >
      <Form method="post" action={path}>
        <input type="hidden" name={CSRF_TOKEN} value={csrfToken} />
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <FormLayout
          actions={
            <>
              <Button variant="primary">{hasFile ? 'Continue' : 'Send now'}</Button>
              <ButtonLink to={path}>Discard</ButtonLink>
            </>
          }
        >
          <DescriptionList
            items={typed.map(({ label, value }) => ({ label, value: value || 'Left empty' }))}
          />
          {hasFile && <p>Please choose the image again.</p>}
        </FormLayout>
      </Form>
    </Page>
  )
}
