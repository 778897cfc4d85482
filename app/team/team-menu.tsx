import { Form } from '@remix-run/react'
import { CsrfTokenField } from '~/forms/csrf-token-field'
import { Button } from '~/ui/button/button'
import { DetailsMenu } from '~/ui/details-menu/details-menu'

interface TeamMenuProps {
  action: string
  showsMyCommission: boolean
  showsTeamCommission: boolean
  hasRecent: boolean
}

/** Buttons name the state that they set, so a second press does nothing (M220). */
export function TeamMenu({ action, showsMyCommission, showsTeamCommission, hasRecent }: TeamMenuProps) {
  return (
    <DetailsMenu label="Options">
      <Form method="post" action={action} preventScrollReset replace>
        <CsrfTokenField />
        <Toggle name="myCommission" label="My Cmsn %" isShown={showsMyCommission} />
      </Form>
      <Form method="post" action={action} preventScrollReset replace>
        <CsrfTokenField />
        <Toggle name="teamCommission" label="Team Cmsn %" isShown={showsTeamCommission} />
      </Form>
      {hasRecent && (
        <Form method="post" action={action} preventScrollReset replace>
          <CsrfTokenField />
          <Button variant="quiet" name="recent" value="clear">
            Clear recently selected
          </Button>
        </Form>
      )}
    </DetailsMenu>
  )
}

function Toggle({ name, label, isShown }: { name: string; label: string; isShown: boolean }) {
  return (
    <Button variant="quiet" name={name} value={isShown ? 'hidden' : 'shown'}>
      {isShown ? 'Hide' : 'Show'} {label}
    </Button>
  )
}
