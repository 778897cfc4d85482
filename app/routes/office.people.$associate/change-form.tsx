import * as z from 'zod/v4-mini'
import { Form } from '@remix-run/react'
import type { OfficePerson } from '~/contract/office'
import type { PersonChange } from '~/domain/office'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { AccountForm } from '~/subjects/account/account-form'
import { ReferenceField, type Suggestion } from '~/subjects/office/reference-field'
import { Button, ButtonLink } from '~/ui/button/button'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { labelled } from '~/screen/forms/form-schema'

/** The new password, or the id of the new sponsor. The upstream checks it. */
export const ChangeSchema = z.object({ value: labelled(m.password, z.optional(z.string().check(z.trim()))) })

interface ChangeFormProps {
  person: OfficePerson
  change: PersonChange
  /** Of a move, once it is chosen. */
  sponsor: OfficePerson | null
  sponsors: Suggestion[]
  /** A suggestion. */
  password: string
  idempotencyKey: string
}

/** Says what the change does, and makes it. A move first asks for the new sponsor. */
export function ChangeForm({ person, change, sponsor, sponsors, password, idempotencyKey }: ChangeFormProps) {
  const form = useScreenForm(ChangeSchema)
  const { id, name, below, sessions } = person
  if (change === 'move' && !sponsor) return <SponsorForm person={person} sponsors={sponsors} />
  const effect: Record<PersonChange, () => string> = {
    password: () => m.givePasswordEffect({ name, sessions }),
    move: () => m.moveEffect({ name, below, sponsor: sponsor?.name ?? '' }),
    deactivate: () => m.deactivateEffect({ name, sessions }),
    activate: () => m.activateEffect({ name }),
  }
  const to = sponsor ? { to: sponsor.id } : {}
  return (
    <AccountForm
      action={paths.officePerson(id, { change, ...to })}
      form={form}
      idempotencyKey={idempotencyKey}
      submitLabel={m.confirm()}
      cancel={<ButtonLink to={paths.officePerson(id)}>{m.cancel()}</ButtonLink>}
    >
      <p>{effect[change]()}</p>
      {change === 'password' ? (
        <TextField
          {...form.field('value')}
          label={m.newPassword()}
          hint={m.givePasswordHint()}
          defaultValue={password}
          autoComplete="off"
        />
      ) : (
        <input type="hidden" name="value" value={sponsor?.id ?? ''} />
      )}
    </AccountForm>
  )
}

function SponsorForm({ person, sponsors }: { person: OfficePerson; sponsors: Suggestion[] }) {
  return (
    <Form method="get" action={paths.officePerson(person.id)}>
      <input type="hidden" name="change" value="move" />
      <FormLayout
        actions={
          <>
            <Button variant="primary">{m.continue()}</Button>
            <ButtonLink to={paths.officePerson(person.id)}>{m.cancel()}</ButtonLink>
          </>
        }
      >
        <ReferenceField
          name="to"
          label={m.newSponsor()}
          file="associates"
          suggestions={sponsors}
          autoComplete="off"
        />
      </FormLayout>
    </Form>
  )
}
