import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { todayInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { pageTitle } from '~/screen/page-title'
import { optionIn, readSearch } from '~/screen/search.server'
import { requireOffice } from '~/session/office-guard.server'
import { canBecomeVoid, columnsToEdit, columnsToVoid, fileTitle } from '~/subjects/office/columns'
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
  const record = await loadRecord(desk, file.name, args.params.key)
  const { values } = record
  const canVoid = canBecomeVoid(file.columns, values)
  const isVoiding = canVoid && readVoid(args) !== undefined
  const columns = isVoiding ? columnsToVoid(file.columns) : columnsToEdit(file.columns, values)
  return {
    file: { ...file, columns },
    record: { ...record, values: isVoiding ? { ...values, voided_on: todayInIndia() } : values },
    canVoid,
    isVoiding,
    suggestions: await loadSuggestions(desk, columns),
    idempotencyKey: newIdempotencyKey(session),
  }
}

const Search = z.object({ void: optionIn('1') })
const readVoid = ({ request }: { request: Request }) => readSearch(Search, request.url).search.void

export async function action(args: ActionFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const file = await loadFile(desk, args.params.file)
  const key = args.params.key ?? ''
  const columns = readVoid(args) === undefined ? file.columns : columnsToVoid(file.columns)
  const next = () => paths.officeRecord(file.name, key)
  return saveRecord(args, { desk, session, file: { ...file, columns }, key, next })
}

export default function OneRecord() {
  const { file, record, canVoid, isVoiding, ...form } = useLoaderData<typeof loader>()
  const list = paths.officeRecords(file.name)
  const title = fileTitle(file.name)
  return (
    <Page
      title={record.key}
      lead={title}
      back={{ to: list, label: title }}
      width="table"
      actions={
        canVoid &&
        !isVoiding && (
          <ButtonLink to={paths.officeRecord(file.name, record.key, { void: '1' })}>
            {m.voidRecord()}
          </ButtonLink>
        )
      }
    >
      {isVoiding && <p>{m.voidingHint()}</p>}
      <RecordForm
        {...form}
        key={isVoiding ? 'void' : 'edit'}
        action={paths.officeRecord(file.name, record.key, isVoiding ? { void: '1' } : {})}
        file={file}
        isNew={false}
        version={record.version}
        values={record.values}
        cancel={
          <ButtonLink to={isVoiding ? paths.officeRecord(file.name, record.key) : list}>
            {m.cancel()}
          </ButtonLink>
        }
      />
    </Page>
  )
}
