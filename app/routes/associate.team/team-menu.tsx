import { Form } from '@remix-run/react'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { m } from '~/messages/messages'
import { Button } from '~/ui/button/button'
import { DetailsMenu } from '~/ui/details-menu/details-menu'

interface TeamMenuProps {
  action: string
  showsMyCommission: boolean
  showsTeamCommission: boolean
  hasRecent: boolean
}

/** A toggle sends the value to set, so a double click has the effect of one click (M220). */
export function TeamMenu({ action, showsMyCommission, showsTeamCommission, hasRecent }: TeamMenuProps) {
  return (
    <DetailsMenu label={m.options()}>
      <Form method="post" action={action} preventScrollReset replace>
        <CsrfTokenField />
        <Toggle name="myCommission" label={m.myCmsnPercent()} isShown={showsMyCommission} />
      </Form>
      <Form method="post" action={action} preventScrollReset replace>
        <CsrfTokenField />
        <Toggle name="teamCommission" label={m.teamCmsnPercent()} isShown={showsTeamCommission} />
      </Form>
      {hasRecent && (
        <Form method="post" action={action} preventScrollReset replace>
          <CsrfTokenField />
          <Button variant="quiet" name="recent" value="clear">
            {m.clearRecentlySelected()}
          </Button>
        </Form>
      )}
    </DetailsMenu>
  )
}

function Toggle({ name, label, isShown }: { name: string; label: string; isShown: boolean }) {
  return (
    <Button variant="quiet" name={name} value={isShown ? 'hidden' : 'shown'}>
      {isShown ? m.hideLabel({ label }) : m.showLabel({ label })}
    </Button>
  )
}
