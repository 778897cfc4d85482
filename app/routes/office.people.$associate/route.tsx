import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { formatDateTime } from '~/domain/dates'
import { randomPassword } from '~/domain/random-password.server'
import { PERSON_CHANGES, type PersonChange } from '~/domain/office'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { readForm } from '~/screen/forms/read-form.server'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { optionIn, readSearch, textIn } from '~/screen/search.server'
import { requireOffice } from '~/session/office-guard.server'
import { redirectWithToast } from '~/session/toast.server'
import { ButtonLink } from '~/ui/button/button'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { DateText, UpstreamText } from '~/ui/text/text'
import { TextLink } from '~/ui/text-link/text-link'
import { ChangeForm, ChangeSchema } from './change-form'

export const handle = pageTitle(m.person)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const Search = z.object({ change: optionIn(...PERSON_CHANGES), to: textIn() })

/** With `change`, the page asks to confirm it. `to` is the new sponsor of a move. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const { change, to } = readSearch(Search, args.request.url).search
  const isMove = change === 'move'
  const [person, sponsor, sponsors] = await Promise.all([
    desk.person(args.params.associate ?? ''),
    isMove && to ? desk.person(to) : null,
    isMove && !to ? desk.suggestions('associates', '') : [],
  ])
  return {
    person,
    change: change ?? null,
    sponsor,
    sponsors,
    password: change === 'password' ? randomPassword() : '',
    idempotencyKey: newIdempotencyKey(session),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { desk } = await requireOffice(args)
  const associate = args.params.associate ?? ''
  const { change } = readSearch(Search, args.request.url).search
  const form = await readForm(args, ChangeSchema, ['value'])
  if (!form.data || !change) return invalid(form)
  try {
    const { message } = await desk.changePerson(associate, change, form.data.value ?? '', form.idempotencyKey)
    return await redirectWithToast(paths.officePerson(associate), {
      type: 'success',
      message: message || m.saved(),
    })
  } catch (error) {
    return failedCall(form, error, { fields: ['value'] })
  }
}

const CHANGE_LABELS: Record<PersonChange, () => string> = {
  password: m.giveAPassword,
  move: m.moveInTheTeam,
  deactivate: m.deactivate,
  activate: m.activate,
}

export default function Person() {
  const { person, change, ...form } = useLoaderData<typeof loader>()
  const { id, name, upline } = person
  const here = paths.officePerson(id)
  if (change) {
    return (
      <Page
        title={CHANGE_LABELS[change]()}
        lead={`${name} · ${id}`}
        back={{ to: here, label: name }}
        width="form"
      >
        <ChangeForm {...form} person={person} change={change} />
      </Page>
    )
  }
  const isActive = person.deactivatedAt === null
  const changes: PersonChange[] = isActive ? ['password', 'move', 'deactivate'] : ['activate']
  return (
    <Page title={name} lead={id} back={{ to: paths.officePeople(), label: m.people() }}>
      <DescriptionList
        items={[
          { label: m.mobile(), value: person.mobile },
          { label: m.levelOfLadder(), value: person.isOffice ? m.office() : person.level },
          {
            label: m.placeInTheTeam(),
            value:
              upline.length === 0
                ? m.topOfATree()
                : upline.map((above, index) => (
                    <span key={above.id}>
                      {index > 0 && ' › '}
                      <TextLink to={paths.officePerson(above.id)} isInline>
                        <UpstreamText>{above.name}</UpstreamText>
                      </TextLink>
                    </span>
                  )),
          },
          { label: m.associatesBelow(), value: person.below },
          { label: m.joinedOn(), value: <DateText date={person.joinedOn} /> },
          {
            label: m.lastLogin(),
            value: person.lastLoginAt ? formatDateTime(person.lastLoginAt) : m.neverLoggedIn(),
          },
          {
            label: m.password(),
            value: person.mustChangePassword
              ? m.passwordMustBeChanged()
              : person.hasPassword
                ? m.chosenByThePerson()
                : m.noPasswordYet(),
          },
          ...(isActive
            ? []
            : [
                { label: m.deactivatedAt(), value: formatDateTime(person.deactivatedAt), isEmphasised: true },
              ]),
        ]}
      />
      <Stack direction="row" gap={8}>
        {changes.map((name) => (
          <ButtonLink key={name} to={paths.officePerson(id, { change: name })}>
            {CHANGE_LABELS[name]()}
          </ButtonLink>
        ))}
        <ButtonLink to={paths.officeRecord('associates', id)}>{m.editRecord()}</ButtonLink>
      </Stack>
    </Page>
  )
}
