import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod/v4'
import { FindReply } from '../../app/contract/find'
import { FIND_GROUPS, type FindGroup } from '../../app/domain/find'
import { indianMobile } from '../../app/domain/typed'
import { call } from '../call'
import {
  findAssociateHits,
  findBookingHits,
  findPlotHits,
  type FindQuery,
  findReceiptHits,
  findTypos,
  type SearchWord,
} from '../db/queries/find'
import { findProjects } from '../db/queries/projects'
import { canBeCorrected, foldCode, isOneTypoApart, splitWords } from '../rules/find-text'
import { optionalFindText, optionalOf, page, perPage } from './query'

const MIN_LENGTH = 2
const ROWS_PER_GROUP = 5
const ROWS_PER_PAGE = 20
/** A search without hits in the team normally takes less time than this, so response times reveal nothing about other teams. */
const MIN_RESPONSE_MS = 20
const TOO_SHORT = 'Type at least two letters or digits.'

const Find = z.object({
  q: optionalFindText.describe("a name, number or customer's mobile number, 2 to 100 characters"),
  group: optionalOf(FIND_GROUPS).describe(`this group alone, by page: ${FIND_GROUPS.join(', ')}`),
  page,
  per_page: perPage(ROWS_PER_PAGE),
})

const find = call(
  'POST',
  '/associate/find/:self',
  {
    summary:
      "Finds bookings, receipts and associates of the user's team, plots for sale and projects, by name or number, and bookings by the customer's mobile number. Returns at most five per group, or a page of one group.",
    query: Find,
    reply: FindReply,
  },
  async ({ db, viewer, query }) => {
    const { q = '', group } = query
    const words = splitWords(q).toSorted((a, b) => b.length - a.length)
    const code = foldCode(q)
    const mobile = indianMobile(q)
    if ([...code].length < MIN_LENGTH) return { message: TOO_SHORT, ...NO_HITS }
    const minimumTime = sleep(MIN_RESPONSE_MS)
    const rows = group ? query.per_page : ROWS_PER_GROUP
    const search: FindQuery = {
      viewerId: viewer.id,
      words: await Promise.all(words.map(async (text) => ({ text, typos: await findTypos(db, text) }))),
      code,
      mobile,
      offset: group ? (query.page - 1) * rows : 0,
      limit: rows + 1,
    }
    const readGroup = <Row>(name: FindGroup, load: () => Promise<Row[]>) =>
      group === undefined || group === name ? load() : Promise.resolve<Row[]>([])
    const [bookings, receipts, associates, plots, projects] = await Promise.all([
      readGroup('bookings', () => findBookingHits(db, search)),
      readGroup('receipts', () => findReceiptHits(db, search)),
      readGroup('associates', () => findAssociateHits(db, search)),
      readGroup('plots', () => findPlotHits(db, search)),
      readGroup('projects', async () => {
        const matching = (await findProjects(db)).filter((project) => matchesSearch(project, search))
        return matching.slice(search.offset, search.offset + search.limit)
      }),
    ])
    await minimumTime
    const hits = { bookings, receipts, associates, plots, projects }
    const isExact = (...codes: string[]) => (codes.some((text) => foldCode(text) === code) ? 1 : 0)
    return {
      bookings: bookings.slice(0, rows).map((row) => ({
        booking_id: row.id,
        customer_name: row.customer_name,
        plot_no: row.plot_number,
        project_name: row.project_name,
        agent_name: row.seller_name,
        plot_status: row.status_id,
        exact: mobile !== null && row.customer_mobile === mobile ? 1 : isExact(row.code, row.plot_number),
      })),
      receipts: receipts.slice(0, rows).map((row) => ({
        receipt_no: row.number,
        booking_id: row.booking_id,
        receipt_date: row.received_on,
        amount: row.net_rupees,
        customer_name: row.customer_name,
        plot_no: row.plot_number,
        exact: isExact(row.number),
      })),
      associates: associates
        .slice(0, rows)
        .map(({ id, name }) => ({ agent_id: id, name, exact: isExact(id) })),
      plots: plots.slice(0, rows).map((row) => ({
        project_id: row.project_id,
        project_name: row.project_name,
        plot_no: row.number,
        plot_area: row.yards_hundredths / 100,
        facing_name: row.facing,
        exact: isExact(row.number),
      })),
      projects: projects
        .slice(0, rows)
        .map(({ id, name, code: projectCode }) => ({ project_id: id, name, exact: isExact(projectCode) })),
      more: FIND_GROUPS.filter((name) => hits[name].length > rows),
    }
  },
)

const NO_HITS = { bookings: [], receipts: [], associates: [], plots: [], projects: [], more: [] }

function matchesSearch({ name, code }: { name: string; code: string }, search: FindQuery): boolean {
  if (foldCode(code) === search.code) return true
  const nameWords = splitWords(name)
  const isInName = ({ text }: SearchWord) =>
    nameWords.some((word) => word.startsWith(text) || (canBeCorrected(text) && isOneTypoApart(text, word)))
  return search.words.length > 0 && search.words.every(isInName)
}

export const findCalls = [find]
