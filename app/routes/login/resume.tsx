import { Form } from '@remix-run/react'
import type { KeptForm } from '~/session/kept-form.server'
import { Button, ButtonLink } from '~/ui/button/button'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Page } from '~/ui/page/page'

/** Nothing is sent that the person does not send: what comes back from there is the form as it was, or that it was done. */
export function Resume({ path, fields }: KeptForm) {
  return (
    <Page title="Continue where you were" width="form">
      <Form method="post" action={path}>
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <FormLayout
          actions={
            <>
              <Button variant="primary">Send now</Button>
              <ButtonLink to={path}>Leave it</ButtonLink>
            </>
          }
        >
          <p>
            You are signed in again. Your session had ended when you sent a form, so it was not done. What you
            typed is kept, except passwords, codes and images.
          </p>
        </FormLayout>
      </Form>
    </Page>
  )
}
