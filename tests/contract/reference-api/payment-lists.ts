import { expect } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { isPostgresInGate } from '../../factories/cases'
import { type DemoApi, queryOf, type Reply } from './demo-api'
import type { PaidRow } from './paid-rows'

/* What the tests of payment lists share: the lists page by page, and filters with the rows that they keep. */

export const ROWS_PER_PAGE = 20
/** P2 has a hundred pages of payments. */
export const VIEWERS: PersonaKey[] = isPostgresInGate ? ['P1', 'P3'] : ['P1', 'P2', 'P3']

export type PaymentQuery = Record<string, string | number | undefined>

export function paymentLists(api: DemoApi) {
  const fetchOwn = (viewer: PersonaKey, query: PaymentQuery): Promise<Reply> =>
    api.post(viewer, `/associate/my-payments/${personaOf(viewer).id}${queryOf(query)}`)
  const fetchTeam = (viewer: PersonaKey, query: PaymentQuery): Promise<Reply> =>
    api.post(viewer, `/associate/my-team-payments-plotwise/${personaOf(viewer).id}${queryOf(query)}`)
  return {
    fetchOwn,
    fetchTeam,
    ownPages: pagesReader(fetchOwn, 'my_payments'),
    teamPages: pagesReader(fetchTeam, 'team_payments'),
  }
}

/** Returns all pages before the first empty page. Reads a list once, however many tests use it. */
function pagesReader(read: (viewer: PersonaKey, query: PaymentQuery) => Promise<Reply>, key: string) {
  const lists = new Map<string, Promise<Reply[][]>>()
  return (viewer: PersonaKey, query: PaymentQuery = {}): Promise<Reply[][]> => {
    const list = JSON.stringify([viewer, query])
    const pages = lists.get(list) ?? readPages((page) => read(viewer, { ...query, page }), key)
    lists.set(list, pages)
    return pages
  }
}

async function readPages(read: (page: number) => Promise<Reply>, key: string): Promise<Reply[][]> {
  const pages: Reply[][] = []
  for (;;) {
    const reply = await read(pages.length + 1)
    expect(reply.status).toBe(true)
    if (reply[key].length === 0) return pages
    pages.push(reply[key])
  }
}

export const sum = (rows: { rupees: number }[]) => rows.reduce((total, { rupees }) => total + rupees, 0)
export const ownRows = (pages: Reply[][]) => pages.flat().flatMap((day) => day.cmsn)
export const teamRows = (pages: Reply[][]) =>
  pages
    .flat()
    .flatMap((day) => day.cmsn.flatMap((plot: Reply) => plot.data.map((row: Reply) => ({ ...row, plot }))))
export const expectNewestFirst = (pages: Reply[][]) => {
  const days = pages.flat().map((day) => day.date)
  expect(days).toEqual(days.toSorted().toReversed())
}

/** The screen's filters: the query of the call, and the condition for the database rows. */
export const FILTERS: [PaymentQuery, (row: PaidRow) => boolean][] = [
  [{}, () => true],
  [{ type: 1 }, (row) => row.payment_type === 'Other'],
  [{ type: 2 }, (row) => ['Bank', 'Online', 'Card', 'Cheque'].includes(row.payment_type)],
  [{ project_id: 4 }, (row) => row.project_id === 4],
  [{ plot: '1' }, (row) => row.plot.includes('1')],
  [{ plot: '10+11' }, (row) => row.plot === '10+11'],
  [
    { plot: '1', project_id: 4, type: 2 },
    (row) => row.plot.includes('1') && row.project_id === 4 && row.payment_type !== 'Other',
  ],
  [{ project_id: 7 }, () => false],
  [{ plot: '%' }, () => false],
  [{ month: '2026-04' }, (row) => row.billed_on.startsWith('2026-04')],
  [
    { month: '2026-02', type: 1 },
    (row) => row.billed_on.startsWith('2026-02') && row.payment_type === 'Other',
  ],
  [{ financial_year: 2025 }, isIn2025],
  [
    { financial_year: 2025, project_id: 4, type: 2 },
    (row) => isIn2025(row) && row.project_id === 4 && row.payment_type !== 'Other',
  ],
]

function isIn2025({ billed_on }: PaidRow): boolean {
  return billed_on >= '2025-04-01' && billed_on <= '2026-03-31'
}
