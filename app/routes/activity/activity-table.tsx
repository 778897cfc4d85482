import type { ActivityRow } from '~/contract/activity'
import { formatDate, formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { Table } from '~/ui/table/table'
import { activityDetail, activityLabel, deviceAndAddress } from './activity-text'

export function ActivityTable({ rows }: { rows: ActivityRow[] }) {
  return (
    <Table
      caption={m.accountActivity()}
      isCaptionHidden
      groups={byDay(rows)}
      rowKey={(_, index) => index}
      columns={[
        { header: m.what(), place: 'title', cell: (row) => activityLabel(row) },
        { header: m.time(), place: 'amount', cell: (row) => timeOf(row.at) },
        { header: m.details(), place: 'detail', cell: (row) => activityDetail(row) },
        { header: m.deviceAndAddress(), place: 'state', cell: (row) => deviceAndAddress(row) },
      ]}
    />
  )
}

function byDay(rows: ActivityRow[]) {
  const days = new Map<string, ActivityRow[]>()
  for (const row of rows) {
    const day = formatDate(row.at)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, rows]) => ({ key: day, heading: day, rows }))
}

/** `7 Sep 2026 4:05 PM` → `4:05 PM`; `—` without a time. */
const timeOf = (at: string | null) => formatDateTime(at).split(' ').slice(3).join(' ') || '—'
