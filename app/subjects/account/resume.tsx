import { Form } from '@remix-run/react'
import { CSRF_TOKEN } from '~/session/csrf-token'
import type { PendingSubmission } from '~/screen/forms/pending-submission.server'
import { m } from '~/messages/messages'
import { Button, ButtonLink } from '~/ui/button/button'
import { DescriptionList } from '~/ui/description-list/description-list'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Page } from '~/ui/page/page'

export interface ResumeProps extends PendingSubmission {
  /** Token of the new session, because the page was loaded without a session. */
  csrfToken: string
}

/** Of what the action of a login page returned. */
export const resumeOf = (result: unknown) => (result as { resume?: ResumeProps } | undefined)?.resume

/** Never submits by itself: the person checks the input first. */
export function Resume({ path, fields, typed, hasFile, csrfToken }: ResumeProps) {
  return (
    <Page title={m.finishWhatYouStarted()} lead={m.sessionEndedBeforeSave()} width="form">
      <Form method="post" action={path}>
        <input type="hidden" name={CSRF_TOKEN} value={csrfToken} />
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <FormLayout
          actions={
            <>
              <Button variant="primary">{hasFile ? m.continue() : m.sendNow()}</Button>
              <ButtonLink to={path}>{m.discard()}</ButtonLink>
            </>
          }
        >
          <DescriptionList
            items={typed.map(({ label, value }) => ({ label, value: value || m.leftEmpty() }))}
          />
          {hasFile && <p>{m.pleaseChooseTheImageAgain()}</p>}
        </FormLayout>
      </Form>
    </Page>
  )
}
