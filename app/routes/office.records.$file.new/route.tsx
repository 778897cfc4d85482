import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { todayInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { searchParamsOf } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { pageTitle } from '~/screen/page-title'
import { requireOffice } from '~/session/office-guard.server'
import { columnsToEdit, fileTitle, isRequired } from '~/subjects/office/columns'
import { loadFile, loadSuggestions } from '~/subjects/office/load-file.server'
import { RecordForm } from '~/subjects/office/record-form'
import { saveRecord } from '~/subjects/office/save-record.server'
import { ButtonLink } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.newRecord)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

/** A value in the address fills in its column. A day that a record must have is today, unless the clerk says otherwise. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const declared = await loadFile(desk, args.params.file)
  const file = { ...declared, columns: columnsToEdit(declared.columns) }
  const given = searchParamsOf(args.request.url)
  return {
    file,
    values: Object.fromEntries(
      file.columns.map((column) => {
        const usual = column.kind === 'date' && isRequired(column, true) ? todayInIndia() : ''
        return [column.name, given.get(column.name) ?? usual]
      }),
    ),
    suggestions: await loadSuggestions(desk, file.columns),
    idempotencyKey: newIdempotencyKey(session),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const file = await loadFile(desk, args.params.file)
  return saveRecord(args, { desk, session, file, key: null, next: () => paths.officeRecords(file.name) })
}

export default function NewRecord() {
  const { file, ...form } = useLoaderData<typeof loader>()
  const list = paths.officeRecords(file.name)
  return (
    <Page
      title={m.newRecord()}
      lead={fileTitle(file.name)}
      back={{ to: list, label: fileTitle(file.name) }}
      width="table"
    >
      <RecordForm
        {...form}
        action={paths.newOfficeRecord(file.name)}
        file={file}
        isNew
        version=""
        cancel={<ButtonLink to={list}>{m.cancel()}</ButtonLink>}
      />
    </Page>
  )
}
