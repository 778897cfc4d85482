import type { Due, Dues } from '~/api/contract/dues'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Stack } from '~/ui/stack/stack'
import { type DuesList, duesLists } from './dues-lists'

/** What is due in one project: the sums of all its rows, and the rows that were asked for (checklist M177–M180). */
export function ProjectDues({ list, dues }: { list: DuesList; dues: Dues }) {
  return (
    <Stack>
      <Figures
        items={[
          { label: 'Total Cmsn', value: <Amount paise={dues.totalPaise} /> },
          { label: 'Net Cmsn', value: <Amount paise={dues.netPaise} /> },
          { label: 'Paid', value: <Amount paise={dues.paidPaise} /> },
          { label: 'Due', value: <Amount paise={dues.duePaise} /> },
        ]}
      />
      {dues.rows.length > 0 ? (
        <Ledger>
          {dues.rows.map((due) => (
            <LedgerRow
              key={`${due.bookingId} ${due.associateId}`}
              label={<RowLabel due={due} />}
              detail={<Who list={list} due={due} />}
              value={<Amount paise={due.duePaise} />}
              to={duesLists[list].details(due.projectId, due.plotNumber, due.bookingId)}
            />
          ))}
        </Ledger>
      ) : (
        <EmptyState>No results found</EmptyState>
      )}
    </Stack>
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

/** A row of one's own booking names the customer alone; else whose it is comes first (checklist M179). */
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
