import { expect, it, vi } from 'vitest'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { monthsOf } from '~/domain/financial-year'
import { forgetSummaries, selectedYear, loadSummary } from './summary.server'

const day = (date: string, paise: number, type = 'Bank') => ({
  date,
  paise,
  rows: [{ type, paise } as never],
})

/** An API that returns these pages of payments and these projects. */
function upstream(pages: ReturnType<typeof day>[][], projects = ['1', '2']) {
  const own = vi.fn((page: number) => Promise.resolve({ days: pages[page - 1] ?? [] }))
  const dues = vi.fn(() => Promise.resolve({ totalPaise: 600, netPaise: 500, paidPaise: 200, duePaise: 300 }))
  const api = {
    capabilities: { offers: () => Promise.resolve(false) },
    payments: { own },
    commission: { duesProjects: () => Promise.resolve(projects.map((id) => ({ id }))), dues },
  } as unknown as Api
  return { api, own, dues }
}

/** Pages 2 to 5: the newest page is passed to the summary. */
const MAX_OLDER_PAGES = 4

let lastToken = 0
/** Each call has another token, so that no summary comes from the cache. */
const load = (api: Api, newest: ReturnType<typeof day>[], year = 2026) => {
  lastToken += 1
  return loadSummary(api, `token ${lastToken}`, year, newest)
}

it.each([
  [0, 2026],
  [2025, 2025],
  [2023, 2026],
  [1e9, 2026],
])('the selected year for a request of %d is %i', (requested, year) => {
  const selected = selectedYear(requested, '2026-11-21')
  expect(selected).toEqual({ year, years: [2026, 2025, 2024] })
})

it('the selected year changes on 1 April', () => {
  expect(selectedYear(0, '2027-03-31').year).toBe(2026)
  expect(selectedYear(0, '2027-04-01').year).toBe(2027)
})

it('the summary ignores days before the year and reports that the year is complete', async () => {
  const pages = [[day('2026-11-01', 100)], [day('2026-05-01', 20, 'Other')], [day('2026-03-31', 7)]]
  const { api, own } = upstream(pages)
  const summary = await load(api, pages[0]!)
  expect(summary?.paid).toEqual({ bankPaise: 100, otherPaise: 20, unconfirmedPaise: 0 })
  expect(summary?.countedFrom).toBeNull()
  expect(own).toHaveBeenCalledTimes(MAX_OLDER_PAGES)
})

it('X010 the summary makes at most ten calls, and says from which day it counts', async () => {
  const allPages = Array.from({ length: 2_000 }, (_, index) => [day(`2026-${index < 3 ? 11 : 10}-02`, 1)])
  const { api, own, dues } = upstream(allPages, ['1', '2', '3', '4'])
  const summary = await load(api, allPages[0]!)
  expect(summary?.countedFrom).toBe('2026-10-02')
  // One more call reads the list of projects.
  expect(own.mock.calls.length + dues.mock.calls.length + 1).toBeLessThanOrEqual(10)
  const pastYear = upstream(allPages)
  expect((await load(pastYear.api, allPages[0]!, 2024))?.countedFrom).toBe('2026-10-02')
  expect(pastYear.own.mock.calls.length).toBeLessThanOrEqual(MAX_OLDER_PAGES)
})

it('X010 the summary makes one call, and none for payments or dues, if the upstream offers earnings', async () => {
  const months = (year: number, bankPaise: number) =>
    monthsOf(year).map((month) => ({ month, bankPaise, otherPaise: 1, unconfirmedPaise: 3 }))
  const lifetime = {
    ...{ eligiblePaise: 900, discountPaise: 40, cancelledPaise: 60, netPaise: 800 },
    ...{ paidPaise: 300, unconfirmedPaise: 36, duePaise: 500, payablePaise: 100 },
  }
  const { api, own, dues } = upstream([[day('2026-11-01', 100)]])
  api.capabilities.offers = () => Promise.resolve(true)
  const ofYear = vi.fn(async (year: number) => {
    return { year, asOf: '2026-11-21', months: months(year, 10), lastYear: months(year - 1, 0), lifetime }
  })
  api.earnings = { ofYear }
  const summary = await load(api, [day('2026-11-01', 100)], 2025)
  expect(summary).toMatchObject({
    year: 2025,
    paid: { bankPaise: 120, otherPaise: 12, unconfirmedPaise: 36 },
    lastYearPaise: 12,
    countedFrom: null,
    hasMonthLists: true,
    lifetime: { ...lifetime, asOf: '2026-11-21' },
  })
  expect(summary!.months[2]).toMatchObject({ month: '2025-06', name: 'Jun 2025' })
  expect(ofYear.mock.calls).toEqual([[2025]])
  expect(own).not.toHaveBeenCalled()
  expect(dues).not.toHaveBeenCalled()
})

it('the summary has lifetime figures for up to four projects, and none for more', async () => {
  expect((await load(upstream([]).api, []))?.lifetime).toMatchObject({
    eligiblePaise: 1200,
    netPaise: 1000,
    paidPaise: 400,
    duePaise: 600,
  })
  const { api, dues } = upstream([], Array.from({ length: 5 }, String))
  expect((await load(api, []))?.lifetime).toBeNull()
  expect(dues).not.toHaveBeenCalled()
})

it('X091 the summary is read again after the associate has confirmed cash', async () => {
  const { api, dues } = upstream([])
  const loadAgain = () => loadSummary(api, 'a session', 2026, [])
  await loadAgain()
  forgetSummaries('a session')
  await loadAgain()
  expect(dues).toHaveBeenCalledTimes(4)
})

it('the summary is omitted when the upstream fails; an ended session still throws', async () => {
  const failing = (kind: 'unavailable' | 'unauthenticated') => {
    const { api } = upstream([])
    api.commission.duesProjects = () => Promise.reject(new ApiError(kind, 'No.', 'duesProjects'))
    return load(api, [])
  }
  expect(await failing('unavailable')).toBeNull()
  await expect(failing('unauthenticated')).rejects.toThrow('No.')
})
