import type { ReactNode } from 'react'
import { LinkAccordion } from '../link-accordion/link-accordion'
import { LoadMore } from '../load-more/load-more'
import { ResultPage } from '../load-more/result-page'
import { useLoadMore } from '../load-more/use-load-more'
import { Stack } from '../stack/stack'
import { TextLink } from '../text-link/text-link'
import { hasRowsAfter, NOTHING_OPEN, OPEN_PART, type OpenPart, type RowsPage } from './long-list'

interface LongPartProps<Row> {
  id: string
  heading: string
  /** Figure on the right. */
  meta: ReactNode
  open: OpenPart
  /** Pages of the open part. */
  pages: RowsPage<Row>[]
  /** Address of the list with a part open. */
  toOpen: (search: { open: string; page?: number }) => string
  children: (rows: Row[]) => ReactNode
}

/** A part of a long list; loads its rows when opened. */
export function LongPart<Row>({ id, heading, meta, open, pages, toOpen, children }: LongPartProps<Row>) {
  const isOpen = id === open.id
  const to = isOpen ? toOpen({ open: NOTHING_OPEN }) : `${toOpen({ open: id })}#${OPEN_PART}`
  return (
    <LinkAccordion heading={heading} meta={meta} id={isOpen ? OPEN_PART : undefined} to={to} isOpen={isOpen}>
      <Rows
        key={open.page}
        firstPages={pages}
        rowCount={open.rowCount}
        toPage={(page) => toOpen({ open: id, page: page > 1 ? page : undefined })}
      >
        {children}
      </Rows>
    </LinkAccordion>
  )
}

interface RowsProps<Row> {
  firstPages: RowsPage<Row>[]
  rowCount: number
  toPage: (page: number) => string
  children: (rows: Row[]) => ReactNode
}

function Rows<Row>({ firstPages, rowCount, toPage, children }: RowsProps<Row>) {
  const { pages, more } = useLoadMore(firstPages, toPage)
  const [first, last] = [pages[0]?.number ?? 1, pages.at(-1)?.number ?? 1]
  return (
    <Stack>
      {first > 1 && (
        <TextLink to={toPage(first - 1)} icon="back">
          Earlier rows
        </TextLink>
      )}
      {pages.map(({ number, isEmpty, rows }) => (
        <ResultPage key={number} number={number}>
          {!isEmpty && children(rows)}
        </ResultPage>
      ))}
      {hasRowsAfter(last, rowCount) && <LoadMore {...more} />}
    </Stack>
  )
}
