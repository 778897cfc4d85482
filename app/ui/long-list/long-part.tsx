import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { LinkAccordion } from '../accordion/accordion'
import { PagedList, ResultPage } from '../paged-list/paged-list'
import { type LoadedList, usePagedList } from '../paged-list/use-paged-list'
import { hasRowsAfter, NOTHING_OPEN, OPEN_PART_ID, type OpenPart, type RowsPage } from './long-list'

interface LongPartProps<Row> {
  id: string
  heading: string
  /** Figure on the right. */
  meta: ReactNode
  open: OpenPart
  paged: LoadedList<RowsPage<Row>>
  toOpen: (search: { open: string; page?: number }) => string
  children: (rows: Row[]) => ReactNode
}

export function LongPart<Row>({ id, heading, meta, open, paged, toOpen, children }: LongPartProps<Row>) {
  const isOpen = id === open.id
  const to = isOpen ? toOpen({ open: NOTHING_OPEN }) : `${toOpen({ open: id })}#${OPEN_PART_ID}`
  return (
    <LinkAccordion
      heading={heading}
      meta={meta}
      id={isOpen ? OPEN_PART_ID : undefined}
      to={to}
      isOpen={isOpen}
    >
      <Rows
        paged={paged}
        rowCount={open.rowCount}
        toPage={(page) => toOpen({ open: id, page: page > 1 ? page : undefined })}
      >
        {children}
      </Rows>
    </LinkAccordion>
  )
}

interface RowsProps<Row> {
  paged: LoadedList<RowsPage<Row>>
  rowCount: number
  toPage: (page: number) => string
  children: (rows: Row[]) => ReactNode
}

function Rows<Row>({ paged, rowCount, toPage, children }: RowsProps<Row>) {
  const list = usePagedList(paged, { filters: toPage(1), toPage })
  return (
    <PagedList list={list} earlierLabel={m.earlierRows()} endsHere={!hasRowsAfter(list.lastNumber, rowCount)}>
      {list.pages.map(({ number, rows }) => (
        <ResultPage key={number} number={number}>
          {children(rows)}
        </ResultPage>
      ))}
    </PagedList>
  )
}
