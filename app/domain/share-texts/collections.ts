import { m } from '~/messages/messages'
import { formatDate } from '../dates'
import { formatRupees } from '../money'
import { messageText, MAX_ROWS } from './lines'

/** For the office: count and sum of each group, then the first rows. */
export function collectionsText(list: {
  scope: 'own' | 'team'
  asOf: string
  groups: { name: string; count: number | null; paise: number | null; rows: CollectionLine[] }[]
}): string {
  const rows = list.groups.flatMap(({ rows }) => rows)
  const groups = list.groups.map(
    ({ name, count, paise }) => `${name}: ${count ?? '—'} · ${formatRupees(paise)}`,
  )
  const customers = rows.map((row) =>
    m.collectionLineInShare({
      plotNumber: row.plotNumber,
      customerName: row.customerName,
      amount: formatRupees(row.paise),
      dueOn: formatDate(row.dueOn),
    }),
  )
  const about = [list.scope === 'team' ? m.team() : m.own(), list.asOf && formatDate(list.asOf)]
  return messageText(m.collections(), about.filter(Boolean).join(' · '), [
    ...groups,
    ...customers.slice(0, MAX_ROWS),
  ])
}

interface CollectionLine {
  plotNumber: string
  customerName: string
  paise: number | null
  dueOn: string
}
