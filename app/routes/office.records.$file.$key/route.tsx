import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { fileTitle } from '~/subjects/office/columns'
import { loadFile, loadRecord, loadSuggestions } from '~/subjects/office/load-file.server'
import { RecordForm } from '~/subjects/office/record-form'
import { saveRecord } from '~/subjects/office/save-record.server'
import { ButtonLink } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.record)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const file = await loadFile(desk, args.params.file)
  const [record, suggestions] = await Promise.all([
    loadRecord(desk, file.name, args.params.key),
    loadSuggestions(desk, file.columns),
  ])
  return { file, record, suggestions, idempotencyKey: newIdempotencyKey(session) }
}

export async function action(args: ActionFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const file = await loadFile(desk, args.params.file)
  const key = args.params.key ?? ''
  return saveRecord(args, { desk, session, file, key, next: () => paths.officeRecord(file.name, key) })
}

export default function OneRecord() {
  const { file, record, ...form } = useLoaderData<typeof loader>()
  const list = paths.officeRecords(file.name)
  const title = fileTitle(file.name)
  return (
    <Page title={record.key} lead={title} back={{ to: list, label: title }} width="table">
      <RecordForm
        {...form}
        action={paths.officeRecord(file.name, record.key)}
        file={file}
        isNew={false}
        version={record.version}
        values={record.values}
        cancel={<ButtonLink to={list}>{m.cancel()}</ButtonLink>}
      />
    </Page>
  )
}
