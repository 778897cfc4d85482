import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { allBookings, type DemoApi, type Reply, teamOf } from './demo-api'

export function findCalls(api: DemoApi) {
  const find = (viewer: PersonaKey, q: string, search: Record<string, string> = {}): Promise<Reply> =>
    api.post(
      viewer,
      `/associate/find/${personaOf(viewer).id}?${new URLSearchParams({ q, ...search }).toString()}`,
    )

  /** Every row of a group, page by page. */
  async function allOf(viewer: PersonaKey, q: string, group: string): Promise<Reply[]> {
    const rows: Reply[] = []
    for (let page = 1; ; page++) {
      const reply = await find(viewer, q, { group, page: String(page), per_page: '100' })
      rows.push(...reply[group])
      if (!reply.more.includes(group)) return rows
    }
  }

  const bookingsOf = async (viewer: PersonaKey) => {
    const team = await teamOf(api.db, personaOf(viewer).id)
    const everyBooking = await allBookings(api.db)
    return {
      ofTeam: everyBooking.filter(({ seller_id }) => team.has(seller_id)),
      outside: everyBooking.filter(({ seller_id }) => !team.has(seller_id)),
    }
  }

  return { find, allOf, bookingsOf }
}

/** The word with at most one typo. `place` may exceed the length of the word. */
export function misspell(word: string, place: number, kind: string): string {
  const letters = [...word]
  const index = place % letters.length
  if (kind === 'swap') letters.splice(index, 2, ...letters.slice(index, index + 2).toReversed())
  if (kind === 'drop') letters.splice(index, 1)
  if (kind === 'add') letters.splice(index, 0, 'x')
  if (kind === 'replace') letters.splice(index, 1, 'x')
  return letters.join('')
}
