import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { RecordList } from '~/subjects/office/record-list'
import { loadRecords } from '~/subjects/office/record-list.server'
import { ButtonLink } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.people)

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  return loadRecords(desk, 'associates', args.request.url)
}

export default function People() {
  const records = useLoaderData<typeof loader>()
  return (
    <Page
      title={m.people()}
      width="table"
      actions={
        <ButtonLink to={paths.newOfficeRecord('associates')} variant="primary" icon="plus">
          {m.newAssociate()}
        </ButtonLink>
      }
    >
      <RecordList {...records} to={paths.officePeople} rowTo={({ key }) => paths.officePerson(key)} />
    </Page>
  )
}
