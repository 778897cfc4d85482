import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { todayInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { ageColumn, RecordList } from '~/subjects/office/record-list'
import { loadRecords } from '~/subjects/office/record-list.server'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.bankRequests)

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  return {
    ...(await loadRecords(desk, 'bank-requests', args.request.url, { waiting: '1' })),
    today: todayInIndia(),
  }
}

export default function Requests() {
  const { today, ...records } = useLoaderData<typeof loader>()
  return (
    <Page title={m.bankRequests()} back={{ to: paths.office(), label: m.waiting() }} width="table">
      <RecordList
        {...records}
        to={paths.officeRequests}
        rowTo={({ key }) => paths.officeRequest(key)}
        more={[ageColumn('requested_at', today)]}
      />
    </Page>
  )
}
