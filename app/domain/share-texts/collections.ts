import { m } from '~/messages/messages'
import { formatDate } from '../dates'
import { formatRupees } from '../money'
import { messageText, truncateRows } from './lines'

/** For the office: count and sum of each group, then the first rows. A group may have more rows than are loaded. */
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
  const total = list.groups.reduce((sum, { count, rows }) => sum + (count ?? rows.length), 0)
  const about = [list.scope === 'team' ? m.team() : m.own(), list.asOf && formatDate(list.asOf)]
  return messageText(m.collections(), about.filter(Boolean).join(' · '), [
    ...groups,
    ...truncateRows(customers, m.andMoreInstalments, total),
  ])
}

interface CollectionLine {
  plotNumber: string
  customerName: string
  paise: number | null
  dueOn: string
}
