import { describe, expect, it } from 'vitest'
import { success, wireDay, wireMonth } from '../../tests/factories/wire'
import { BookingMonthsReply } from './bookings'
import { ChangesReply } from './changes'
import { CollectionsReply } from './collections'
import { FindReply } from './find'
import { ProjectLayoutReply } from './layout'
import { QueriesReply } from './queries'
import { TeamFiguresReply } from './team-figures'

describe.each([[undefined], [null], ['']])('a missing number (%j)', (missing) => {
  it('M140 for the count of a month or a day becomes the sum of the rows', () => {
    const day = wireDay({ date_wise_count: missing })
    const month = wireMonth({ month_wise_count: missing, day_wise_data: [day, day] })
    const [parsed] = BookingMonthsReply.parse(success({ total_booking_count: [month] }))
    expect(parsed).toMatchObject({ count: 2, days: [{ count: 1 }, { count: 1 }] })
  })

  it('M235 for the total of queries or changes becomes the number of rows', () => {
    const queries = success({ total: missing, rows: [{ query_id: 5 }] })
    const changes = success({ total: missing, rows: [{ kind: 'receipt' }] })
    expect([QueriesReply.parse(queries).total, ChangesReply.parse(changes).total]).toEqual([1, 1])
  })

  it('M235 for the unpaid instalments of a row in Collections becomes 1', () => {
    const reply = success({ rows: [{ booking_id: 5, instalments: missing }] })
    expect(CollectionsReply.parse(reply).rows[0]?.instalments).toBe(1)
  })

  it('M235 for the count of direct associates becomes the number of rows', () => {
    const figures = { agent_id: 5 }
    const reply = success({ associate: figures, children_count: missing, children: [figures, figures] })
    expect(TeamFiguresReply.parse(reply).childrenCount).toBe(2)
  })

  it('M235 for the financial year becomes the financial year of `as_of`', () => {
    const reply = success({
      as_of: '2026-03-31',
      financial_year: missing,
      associate: { agent_id: 5 },
      children: [],
    })
    expect(TeamFiguresReply.parse(reply).year).toBe(2025)
  })

  it('M235 for the row or column of a cell becomes 1', () => {
    const cell = { plot_number: '1', row: missing, column: missing }
    const [block] = ProjectLayoutReply.parse(success({ blocks: [{ cells: [cell] }] }))
    expect(block).toMatchObject({ rows: 1, columns: 1, cells: [{ row: 1, column: 1 }] })
  })

  it('M235 for the square yards of a found plot becomes null', () => {
    const reply = success({ plots: [{ project_id: 7, plot_area: missing }] })
    expect(FindReply.parse(reply).plots[0]?.yards).toBeNull()
  })
})

it('M140 M235 a count of 0 stays 0', () => {
  const month = wireMonth({ month_wise_count: 0, day_wise_data: [wireDay({ date_wise_count: '0' })] })
  const [parsed] = BookingMonthsReply.parse(success({ total_booking_count: [month] }))
  expect(parsed).toMatchObject({ count: 0, days: [{ count: 0 }] })
  expect(QueriesReply.parse(success({ total: 0, rows: [{ query_id: 5 }] })).total).toBe(0)
})
