import { expect } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import type { DemoApi, Reply } from './demo-api'

/** Every page of a list of P2's team, and the empty page after it. `list` is a call with its query. */
export async function allPages(api: DemoApi, list: string): Promise<Reply[]> {
  const [path = '', query = ''] = list.split('?')
  const [call, ...rest] = path.split('/')
  const pages: Reply[] = []
  for (let page = 1; ; page++) {
    const address = `/associate/${[call, personaOf('P2').id, ...rest].join('/')}?${query}&page=${page}`
    const reply = await api.post('P2', address)
    expect([address, reply.status]).toEqual([address, true])
    pages.push(reply)
    const rows: Reply[] = reply.team_payments ?? reply.cmsn_due_details ?? reply.total_booking_count
    if (rows.length === 0) return pages
  }
}
