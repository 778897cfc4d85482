import { expect, it } from 'vitest'
import { success, wireDue } from '../../tests/factories/wire'
import { DuesReply } from './dues'

const dues = (rows: unknown[], fields: object = {}) =>
  DuesReply.parse(success({ cmsn_due_details: rows, ...fields }))

it.each([
  [{ agent_id: 101, booked_agent_id: '101' }, true],
  [{ agent_id: 101, booked_agent_id: 102 }, false],
  [{ agent_id: 101, booked_agent_id: null }, false],
])('M179 for %j, isSelf is %j', (fields, isSelf) => {
  expect(dues([wireDue(fields)]).rows[0]?.isSelf).toBe(isSelf)
})

it('M179 names the associate who made the booking if the upstream sends the name', () => {
  expect(dues([wireDue({ booked_agent_name: 'Sneha' })]).rows[0]).toMatchObject({
    associateName: 'Ravi',
    bookedByName: 'Sneha',
  })
})

it('M177 the row count is `rows_count` or, without it, the number of rows', () => {
  expect(dues([wireDue(), wireDue()]).rowCount).toBe(2)
  expect(dues([wireDue()], { rows_count: '150' }).rowCount).toBe(150)
})
