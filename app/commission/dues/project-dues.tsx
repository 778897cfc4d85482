import type { Due } from '~/api/contract/dues'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { LoadMore } from '~/ui/load-more/load-more'
import { useLoadMore } from '~/ui/load-more/use-load-more'
import { Stack } from '~/ui/stack/stack'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { TextLink } from '~/ui/text-link/text-link'
import type { ProjectDuesData } from './dues.server'
import { type DuesList, duesLists } from './dues-lists'

/** Dues of a project: totals of all rows, and the requested rows (M177–M180). */
export function ProjectDues(data: ProjectDuesData) {
  const { list, projectId, isAll, pages, refusal } = data
  const sums = pages[0]?.dues
  if (!sums) return <EmptyState>{refusal ?? 'No results found'}</EmptyState>
  return (
    <Stack>
      <Figures
        items={[
          { label: 'Total Cmsn', value: <Amount paise={sums.totalPaise} /> },
          { label: 'Net Cmsn', value: <Amount paise={sums.netPaise} /> },
          { label: 'Paid', value: <Amount paise={sums.paidPaise} /> },
          { label: 'Due', value: <Amount paise={sums.duePaise} /> },
        ]}
      />
      <Rows key={`${list} ${projectId} ${isAll} ${pages[0]?.number}`} {...data} />
    </Stack>
  )
}

function Rows(data: ProjectDuesData) {
  const { list, projectId, isAll, pages: firstPages, refusal } = data
  const search = isAll ? ({ all: '1' } as const) : {}
  const pageAt = (page: number) => duesLists[list].project(projectId, { ...search, page })
  const { pages, more } = useLoadMore(firstPages, pageAt, refusal)
  const firstNumber = firstPages[0]?.number ?? 1
  const rowCount = firstPages[0]?.dues.rowCount ?? 0
  const rows = pages.flatMap(({ dues }) => dues.rows)
  const starts = new Map(pages.map(({ number, dues }) => [dues.rows[0], `page-${number}`]))
  const isWhole = firstNumber === 1 && rows.length >= rowCount
  if (rows.length === 0 && firstNumber === 1) return <EmptyState>No results found</EmptyState>
  return (
    <>
      {firstNumber > 1 && (
        <TextLink to={pageAt(firstNumber - 1)} icon="back">
          Earlier rows
        </TextLink>
      )}
      <Ledger>
        {rows.map((due, index) => (
          <LedgerRow
            key={`${due.bookingId} ${due.associateId} ${index}`}
            id={starts.get(due)}
            label={<RowLabel due={due} />}
            detail={<Who list={list} due={due} />}
            value={<Amount paise={due.duePaise} />}
            to={
              due.bookingId === null || due.plotNumber === ''
                ? undefined
                : duesLists[list].details(due.projectId ?? projectId, due.plotNumber, due.bookingId)
            }
          />
        ))}
      </Ledger>
      {!isWhole && <LoadMore {...more} />}
      <ExportActions csv={duesLists[list].csv(projectId, search)} />
    </>
  )
}

function RowLabel({ due }: { due: Due }) {
  return (
    <>
      Plot {due.plotNumber} {due.isSelf && <Badge tone="info">Self</Badge>}{' '}
      {due.isCancelled && <Badge tone="critical">Cancelled</Badge>}
    </>
  )
}

/** Own bookings show only the customer (M179). */
function Who({ list, due }: { list: DuesList; due: Due }) {
  if (due.isSelf) return due.customerName
  return (
    <>
      {list === 'own' ? due.bookedByName : due.associateName}
      <br />
      {due.customerName}
    </>
  )
}
