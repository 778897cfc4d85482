import { expect, it } from 'vitest'
import { DuesReply } from '~/contract/dues'
import { success, wireDue } from '../../../tests/factories/wire'
import { renderPlain } from '../../../tests/factories/render-plain'
import type { DuesList } from '../../subjects/commission/dues/dues-lists'
import { ProjectDues } from './route'

const EXPLANATION = 'Self: the associate in the row made the booking.'

function htmlOf(list: DuesList, fields: Record<string, unknown>) {
  const dues = DuesReply.parse(success({ cmsn_due_details: [wireDue(fields)] }))
  const paged = { page: 1, refusal: null, pages: [{ number: 1, isEmpty: false, dues }] }
  return renderPlain(<ProjectDues list={list} projectId="7" isAll={false} sorting={null} paged={paged} />)
}

it('M179 X013 team dues explain the badge Self once if a row has it', () => {
  const own = { agent_id: 101, booked_agent_id: 101 }
  expect(htmlOf('team', own).split(EXPLANATION)).toHaveLength(2)
  expect(htmlOf('team', { ...own, booked_agent_id: 102 })).not.toContain(EXPLANATION)
  expect(htmlOf('own', own)).not.toContain(EXPLANATION)
})
