import { SerializedReply } from '../call'
import type { Seller, SellerCount } from '../db/queries/booking-counts'
import type { Row } from '../schema'

type Project = Row<'projects'>

/** Returns pieces of JSON, because a single Telugu name doubles the memory of the whole string that contains it. */
export function toBookingProjects(counts: Map<number, SellerCount[]>, projects: Project[]): SerializedReply {
  const texts = projects.flatMap((project) => {
    const projectCounts = counts.get(project.id)
    return projectCounts ? toText(project, projectCounts) : []
  })
  return new SerializedReply([
    '{"status":true,"message":"","total_booking_count":[',
    ...texts.map((text, index) => (index === 0 ? text : `,${text}`)),
    ']}',
  ])
}

/** Reuses the JSON of equal sellers and counts: serialising each row would create most of the garbage of this call. */
function toText({ id, name, code }: Project, counts: SellerCount[]): string {
  const texts: string[] = []
  const countTexts = new Map<number, string>()
  let total = 0
  for (const { seller, count, bookedCount } of counts) {
    texts.push(textOf(seller), textOfCounts(count, bookedCount))
    total += count
  }
  const rows = texts.join('').slice(0, -1)
  return `{"project_id":${id},"project_name":${JSON.stringify(name)},"bookedagents":[${rows}],"total_count":${total}}`

  function textOfCounts(count: number, bookedCount: number): string {
    const key = count * MAX_COUNT + bookedCount
    const cached = countTexts.get(key)
    if (cached !== undefined) return cached
    const reply = { project_code: code, booked_count: bookedCount, reg_count: count - bookedCount, count }
    const text = `,${JSON.stringify(reply).slice(1)},`
    countTexts.set(key, text)
    return text
  }
}

/** Higher than the number of bookings of any seller in a project. */
const MAX_COUNT = 2 ** 24

const sellerTexts = new WeakMap<Seller, string>()

/** The wire has `agent_mobile`; the portal omits it from lists (M138). */
function textOf(seller: Seller): string {
  const cached = sellerTexts.get(seller)
  if (cached !== undefined) return cached
  const { id, name, mobile } = seller
  const text = JSON.stringify({ agent_id: id, agent_name: name, agent_mobile: mobile }).slice(0, -1)
  sellerTexts.set(seller, text)
  return text
}
