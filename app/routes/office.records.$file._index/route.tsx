import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { fileTitle } from '~/subjects/office/columns'
import { RecordList } from '~/subjects/office/record-list'
import { loadRecords } from '~/subjects/office/record-list.server'
import { ButtonLink } from '~/ui/button/button'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.records)

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  return loadRecords(desk, args.params.file, args.request.url)
}

export default function FileRecords() {
  const records = useLoaderData<typeof loader>()
  const { file, q } = records
  return (
    <Page
      title={fileTitle(file.name)}
      back={{ to: paths.officeFiles(), label: m.records() }}
      width="table"
      actions={
        <ButtonLink to={paths.newOfficeRecord(file.name)} variant="primary" icon="plus">
          {m.newRecord()}
        </ButtonLink>
      }
    >
      <RecordList
        {...records}
        to={(search) => paths.officeRecords(file.name, search)}
        rowTo={({ key }) => paths.officeRecord(file.name, key)}
        above={<ExportActions csv={paths.officeRecordsCsv(file.name, { q })} />}
      />
    </Page>
  )
}
