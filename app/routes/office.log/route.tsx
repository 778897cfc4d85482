import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formatDateTime } from '~/domain/dates'
import { keyText } from '~/domain/office'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { DeskList } from '~/subjects/office/desk-list'
import { loadRows } from '~/subjects/office/load-rows.server'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Page } from '~/ui/page/page'
import { UpstreamText } from '~/ui/text/text'

export const handle = pageTitle(m.log)

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  return { paged: await loadRows(args.request, desk.log) }
}

export default function Log() {
  const { paged } = useLoaderData<typeof loader>()
  return (
    <Page title={m.log()} lead={m.logLead()} width="table">
      <DeskList
        paged={paged}
        toPage={(page) => paths.officeLog({ page })}
        caption={m.log()}
        empty={m.noActivityYet()}
        above={<ExportActions csv={paths.officeLogCsv()} />}
        columns={[
          {
            header: m.what(),
            place: 'title',
            cell: ({ action, subject }) => (
              <UpstreamText>{[action, keyText(subject)].filter(Boolean).join(' · ')}</UpstreamText>
            ),
          },
          { header: m.when(), place: 'amount', cell: ({ at }) => formatDateTime(at) },
          { header: m.who(), place: 'detail', cell: ({ by }) => by },
          {
            header: m.oldAndNewValues(),
            place: 'detail',
            cell: ({ changes }) =>
              changes
                .map(({ label, before, after }) => `${label}: ${before ? `${before} → ` : ''}${after || '—'}`)
                .join(' · '),
          },
        ]}
      />
    </Page>
  )
}
