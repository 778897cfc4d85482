import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { OfficeFile } from '~/contract/office'
import { todayInIndia } from '~/domain/dates'
import { keyText } from '~/domain/office'
import { m } from '~/messages/messages'
import { searchParamsOf } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { pageTitle } from '~/screen/page-title'
import { optionIn, readSearch } from '~/screen/search.server'
import { requireOffice } from '~/session/office-guard.server'
import { canBecomeVoid, columnsToEdit, columnsToVoid, fileTitle, isRequired } from '~/subjects/office/columns'
import { loadFile, loadRecord, loadSuggestions } from '~/subjects/office/load-file.server'
import { RecordForm } from '~/subjects/office/record-form'
import { saveRecord } from '~/subjects/office/save-record.server'
import { ButtonLink } from '~/ui/button/button'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'

export const handle = pageTitle((pathname) => (pathname.endsWith('/new') ? m.newRecord() : m.record()))
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const Search = z.object({ void: optionIn('1') })
const isVoid = ({ request }: { request: Request }) => readSearch(Search, request.url).search.void === '1'

/** A record, or without a key the form of a new one. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const { file: name, key } = args.params
  const declared = await loadFile(desk, name)
  const record = key === undefined ? null : await loadRecord(desk, declared.name, key)
  const canVoid = record !== null && canBecomeVoid(declared.columns, record.values)
  const isVoiding = canVoid && isVoid(args)
  const columns = (isVoiding ? columnsToVoid : columnsToEdit)(declared.columns, record?.values)
  const file = { ...declared, columns }
  return {
    file,
    recordKey: record?.key ?? null,
    version: record?.version ?? '',
    values: record
      ? { ...record.values, ...(isVoiding && { voided_on: todayInIndia() }) }
      : newValues(file, args.request.url),
    canVoid,
    isVoiding,
    isVoidRecord: Boolean(record?.values.voided_on),
    suggestions: await loadSuggestions(desk, columns),
    idempotencyKey: newIdempotencyKey(session),
  }
}

/** A value in the address fills in its column. A day that a record must have is today, unless the clerk says otherwise. */
function newValues({ columns }: OfficeFile, url: string): Record<string, string> {
  const given = searchParamsOf(url)
  return Object.fromEntries(
    columns.map((column) => {
      const usual = column.kind === 'date' && isRequired(column, true) ? todayInIndia() : ''
      return [column.name, given.get(column.name) ?? usual]
    }),
  )
}

export async function action(args: ActionFunctionArgs) {
  const { desk, session } = await requireOffice(args)
  const { key = null } = args.params
  const file = await loadFile(desk, args.params.file)
  const columns = isVoid(args) ? columnsToVoid(file.columns) : file.columns
  const next = () => (key === null ? paths.officeRecords(file.name) : paths.officeRecord(file.name, key))
  return saveRecord(args, { desk, session, file: { ...file, columns }, key, next })
}

export default function OneRecord() {
  const { file, recordKey, canVoid, isVoiding, isVoidRecord, ...form } = useLoaderData<typeof loader>()
  const title = fileTitle(file.name)
  const list = paths.officeRecords(file.name)
  const to = (search = {}) =>
    recordKey === null ? paths.newOfficeRecord(file.name) : paths.officeRecord(file.name, recordKey, search)
  return (
    <Page
      title={recordKey === null ? m.newRecord() : keyText(recordKey)}
      lead={title}
      back={{ to: list, label: title }}
      width="table"
      actions={canVoid && !isVoiding && <ButtonLink to={to({ void: '1' })}>{m.voidRecord()}</ButtonLink>}
    >
      {isVoiding && <p>{m.voidingHint()}</p>}
      {isVoidRecord && <Notice tone="warning">{m.isVoid()}</Notice>}
      <RecordForm
        {...form}
        key={isVoiding ? 'void' : 'edit'}
        action={to(isVoiding ? { void: '1' } : {})}
        columns={file.columns}
        isNew={recordKey === null}
        leaveTo={isVoiding ? to() : list}
      />
    </Page>
  )
}
