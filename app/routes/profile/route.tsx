import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Profile as ProfileData } from '~/api/contract/account'
import { toResult, statusOfParts } from '~/api/result'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { Avatar } from '~/ui/avatar/avatar'
import { ButtonLink } from '~/ui/button/button'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'

export const handle = pageTitle('My Profile')

/** If the profile fails, shows the name in the session (M056). */
export async function loader(args: LoaderFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  const { data: profile, failure } = await toResult(api.account.profile())
  return data(
    { name: session.user.name, profile, failure: failure?.message ?? null },
    { status: statusOfParts(failure) },
  )
}

export default function Profile() {
  const { name, profile, failure } = useLoaderData<typeof loader>()
  return (
    <Page title="My Profile" width="form">
      {failure && (
        <div role="alert">
          <Notice tone="critical" title="Your profile could not be loaded">
            {failure}
          </Notice>
        </div>
      )}
      <div>
        <Avatar name={profile?.name || name} />
      </div>
      <DescriptionList items={linesOf(profile, name)} />
      <Stack direction="row" gap={12}>
        <ButtonLink to={paths.updateProfile()} icon="user">
          Edit Profile
        </ButtonLink>
        <ButtonLink to={paths.changePassword()} icon="lock">
          Change Password
        </ButtonLink>
      </Stack>
    </Page>
  )
}

function linesOf(profile: ProfileData | null, name: string) {
  if (!profile) return [{ label: 'Name', value: name }]
  const { mobile, email, address } = profile
  return [
    { label: 'Name', value: profile.name || name },
    { label: 'Mobile', value: <Editable value={mobile} to={paths.updateMobile()} label="Edit mobile" /> },
    {
      label: 'Email',
      value: (
        <Editable value={email} to={paths.updateMail()} label={email === null ? 'Add email' : 'Edit email'} />
      ),
    },
    ...(address === null ? [] : [{ label: 'Address', value: address }]),
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
