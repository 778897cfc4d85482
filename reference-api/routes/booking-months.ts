import type { Reply } from '../call'
import type { DayCount } from '../db/queries/booking-counts'
import type { Row } from '../schema'
import { groupBy } from './group-by'

type ProjectNames = Map<number, string>

/** Expects `counts` with the newest day first. */
export function toBookingMonths(months: string[], counts: DayCount[], projects: Row<'projects'>[]): Reply {
  const names: ProjectNames = new Map(projects.map(({ id, name }) => [id, name]))
  return {
    total_booking_count: months.map((month) => toMonth(month, counts, names)),
  }
}

function toMonth(month: string, counts: DayCount[], names: ProjectNames) {
  const rowsOfMonth = counts.filter(({ bookedOn }) => bookedOn.startsWith(month))
  return {
    month: monthName(month),
    month_wise_count: total(rowsOfMonth),
    day_wise_data: groupBy(rowsOfMonth, ({ bookedOn }) => bookedOn).map((rowsOfDay) => ({
      date: rowsOfDay[0].bookedOn,
      date_wise_count: total(rowsOfDay),
      booked_agents_info: rowsOfDay.map(({ projectId, seller, count, bookedCount }) => ({
        project_id: projectId,
        project_name: names.get(projectId),
        agent_id: seller.id,
        agent_name: seller.name,
        booked_count: bookedCount,
        reg_count: count - bookedCount,
        count,
      })),
    })),
  }
}

const total = (rows: { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-09` → `Sep 2026`. */
function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}
