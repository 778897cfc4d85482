import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Profile as ProfileData } from '~/contract/account'
import { toResult, statusOfParts } from '~/api/result'
import { todayInIndia } from '~/domain/dates'
import { type ShownRera, shownRera } from '~/domain/rera'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { ReraNumber } from '~/subjects/plots/rera'
import { requireAssociate } from '~/session/guard.server'
import { Avatar } from '~/ui/avatar/avatar'
import { ButtonLink } from '~/ui/button/button'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'

export const handle = pageTitle(m.myProfile)

/** If the call fails, the page shows the name in the session (M056). */
export async function loader(args: LoaderFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  const { data: profile, failure } = await toResult(api.account.profile())
  return data(
    {
      name: session.user.name,
      profile,
      rera: shownRera(profile?.rera, todayInIndia()),
      failure: failure?.message ?? null,
    },
    { status: statusOfParts(failure) },
  )
}

export default function Profile() {
  const { name, profile, rera, failure } = useLoaderData<typeof loader>()
  return (
    <Page title={m.myProfile()} width="form">
      {failure && (
        <div role="alert">
          <Notice tone="critical" title={m.profileNotLoaded()}>
            {failure}
          </Notice>
        </div>
      )}
      <div>
        <Avatar name={profile?.name || name} />
      </div>
      <DescriptionList items={linesOf(profile, name, rera)} />
      <Stack direction="row" gap={12}>
        <ButtonLink to={paths.updateProfile()} icon="user">
          {m.editProfile()}
        </ButtonLink>
        <ButtonLink to={paths.changePassword()} icon="lock">
          {m.changePassword()}
        </ButtonLink>
      </Stack>
    </Page>
  )
}

function linesOf(profile: ProfileData | null, name: string, rera: ShownRera | null) {
  if (!profile) return [{ label: m.name(), value: name }]
  const { mobile, email, address } = profile
  return [
    { label: m.name(), value: profile.name || name },
    {
      label: m.mobile(),
      value: <Editable value={mobile} to={paths.updateMobile()} label={m.editMobileLink()} />,
    },
    {
      label: m.email(),
      value: (
        <Editable
          value={email}
          to={paths.updateMail()}
          label={email === null ? m.addEmail() : m.editEmailLink()}
        />
      ),
    },
    ...(address === null ? [] : [{ label: m.address(), value: address }]),
    ...(rera === null ? [] : [{ label: m.reraAgentNo(), value: <ReraNumber {...rera} /> }]),
  ]
}

function Editable({ value, to, label }: { value: string | null; to: string; label: string }) {
  return (
    <Stack direction="row" gap={12}>
      {value}
      <TextLink to={to}>{label}</TextLink>
    </Stack>
  )
}
