import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { z } from 'zod/v4'
import type { OfficeColumn, OfficeFile, OfficeRecord } from '~/contract/office'
import { dayIn, daysBetween, todayInIndia } from '~/domain/dates'
import { keyText } from '~/domain/office'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { optionIn, readSearch, textIn } from '~/screen/search.server'
import { requireOffice } from '~/session/office-guard.server'
import { ColumnValue, listedColumns } from '~/subjects/office/columns'
import { DeskList } from '~/subjects/office/desk-list'
import { loadFile } from '~/subjects/office/load-file.server'
import { loadRows } from '~/subjects/office/load-rows.server'
import { ButtonLink } from '~/ui/button/button'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Page } from '~/ui/page/page'
import { SearchBox } from '~/ui/search-box/search-box'
import type { Place } from '~/ui/table/table.css'
import type { Column } from '~/ui/table/table'
import { VisuallyHidden } from '~/ui/text/text'
import { deskListAt } from './desk-lists'

export const handle = pageTitle((pathname) => deskListAt(pathname).title())

const MIN_CHARACTERS = 3
const Search = z.object({ q: textIn(), waiting: optionIn('1') })

/** Records of a file, newest first. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  const list = deskListAt(new URL(args.request.url).pathname)
  const file = await loadFile(desk, list.file)
  const { q, waiting = list.waiting } = readSearch(Search, args.request.url).search
  return {
    file,
    q,
    waiting,
    today: todayInIndia(),
    paged: await loadRows(args.request, (page) => desk.records(file.name, { q, waiting, page })),
  }
}

export default function Records() {
  const { file, q, waiting, today, paged } = useLoaderData<typeof loader>()
  const { title, to, rowTo, back, newLabel } = deskListAt(useLocation().pathname)
  return (
    <Page
      title={title()}
      back={back}
      width="table"
      actions={
        newLabel && (
          <ButtonLink to={paths.newOfficeRecord(file.name)} variant="primary" icon="plus">
            {newLabel()}
          </ButtonLink>
        )
      }
    >
      <SearchBox
        action={to({})}
        name="q"
        label={m.search()}
        value={q}
        clearTo={to({ waiting })}
        hiddenFields={waiting ? { waiting } : {}}
        minCharacters={MIN_CHARACTERS}
      />
      <DeskList
        paged={paged}
        toPage={(page) => to({ q, waiting, page })}
        filters={[file.name, q, waiting]}
        caption={title()}
        empty={waiting ? m.nothingIsWaiting() : m.noOfficeRecords()}
        above={!waiting && <ExportActions csv={paths.officeRecordsCsv(file.name, { q })} />}
        columns={[...columnsOf(file), ...(waiting ? ageColumns(file.columns, today) : [])]}
        rowTo={({ key }) => rowTo(key)}
      />
    </Page>
  )
}

/** Below 1024 px a name, or else the first column, is the title of a row, and the first amount its amount. */
function columnsOf(file: OfficeFile): Column<OfficeRecord>[] {
  const listed = listedColumns(file)
  const title = listed.find(({ name }) => name === 'name') ?? listed[0]
  const amount = listed.find(({ kind }) => kind === 'rupees')
  return listed.map((column) => {
    const place: Place = column === title ? 'title' : column === amount ? 'amount' : 'detail'
    return {
      header: column.label,
      place,
      isNumeric: column.kind === 'rupees' || column.kind === 'number',
      isLabelled: column.kind === 'number',
      cell: ({ key, values }) => {
        const value = <ColumnValue kind={column.kind} value={values[column.name] ?? ''} />
        if (place === 'detail') return value
        if (place === 'amount') return values.voided_on ? <s>{value}</s> : value
        return (
          <>
            {values.voided_on ? <s>{value}</s> : values[column.name] ? value : '—'}
            {values.voided_on && ` · ${m.voidShort()}`}
            {/* Records of several columns begin with the same one. */}
            {key.startsWith('[') && <VisuallyHidden>{` ${keyText(key)}`}</VisuallyHidden>}
          </>
        )
      },
    }
  })
}

/** How long a record has waited: since the first time of its file. */
function ageColumns(columns: OfficeColumn[], today: string): Column<OfficeRecord>[] {
  const since = columns.find(({ kind }) => kind === 'time' || kind === 'date')
  const ageOf = ({ values }: OfficeRecord) => {
    const day = dayIn(values[since!.name] ?? '')
    return day && m.daysCount({ days: daysBetween(day, today) })
  }
  return since ? [{ header: m.age(), place: 'state', cell: ageOf }] : []
}
