import { describe, expect, it, vi } from 'vitest'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { selectedYear, loadSummary } from './summary.server'

const day = (date: string, paise: number, type = 'Bank') => ({
  date,
  paise,
  rows: [{ type, paise } as never],
})

/** An upstream with these pages of payments and these projects. */
function upstream(pages: ReturnType<typeof day>[][], projects = ['1', '2']) {
  const own = vi.fn((page: number) => Promise.resolve(pages[page - 1] ?? []))
  const dues = vi.fn(() => Promise.resolve({ netPaise: 500, paidPaise: 200, duePaise: 300 }))
  const api = {
    payments: { own },
    commission: { duesProjects: () => Promise.resolve(projects.map((id) => ({ id }))), dues },
  } as unknown as Api
  return { api, own, dues }
}

let token = 0
const load = (api: Api, newest: ReturnType<typeof day>[], year = 2026) =>
  loadSummary(api, `token ${(token += 1)}`, { year, years: [2026, 2025, 2024] }, newest)

describe('the requested year', () => {
  it.each([
    [0, 2026],
    [2025, 2025],
    [2023, 2026],
    [1e9, 2026],
  ])('of %d is %i', (requested, year) => {
    const selected = selectedYear(requested, '2026-11-21')
    expect(selected).toEqual({ year, years: [2026, 2025, 2024] })
  })

  it('changes in April', () => {
    expect(selectedYear(0, '2027-03-31').year).toBe(2026)
    expect(selectedYear(0, '2027-04-01').year).toBe(2027)
  })
})

describe('the summary', () => {
  it('stops reading at the first day before the year', async () => {
    const pages = [[day('2026-11-01', 100)], [day('2026-05-01', 20, 'Other')], [day('2026-03-31', 7)]]
    const { api, own } = upstream(pages)
    const summary = await load(api, pages[0]!)
    expect(summary?.paid).toEqual({ bankPaise: 100, otherPaise: 20 })
    expect(summary?.countedFrom).toBeNull()
    expect(own).toHaveBeenCalledTimes(4)
  })

  it('requests no page if the first one is complete', async () => {
    const { api, own } = upstream([])
    expect((await load(api, [day('2026-11-01', 100), day('2026-03-01', 5)]))?.paid.bankPaise).toBe(100)
    expect((await load(api, []))?.paid.bankPaise).toBe(0)
    expect(own).not.toHaveBeenCalled()
  })

  it('starts at a past year, skipping later payments', async () => {
    const since = Array.from({ length: 300 }, () => [day('2026-11-02', 1)])
    const selected = [[day('2026-04-01', 1), day('2026-03-31', 70)], [day('2025-04-01', 8, 'Other')]]
    const { api, own } = upstream([...since, ...selected, [day('2025-03-31', 900)]])
    const summary = await load(api, since[0]!, 2025)
    expect(summary?.paid).toEqual({ bankPaise: 70, otherPaise: 8 })
    expect(summary?.countedFrom).toBeNull()
    expect(own.mock.calls.length).toBeLessThan(25)
  })

  it('is empty for a year before all payments', async () => {
    const { api } = upstream(Array.from({ length: 5 }, () => [day('2026-11-02', 1)]))
    const summary = await load(api, [day('2026-11-02', 1)], 2024)
    expect([summary?.paid, summary?.countedFrom]).toEqual([{ bankPaise: 0, otherPaise: 0 }, null])
  })

  it('is limited, and says from which day it counts', async () => {
    const endless = Array.from({ length: 2_000 }, (_, index) => [day(`2026-${index < 30 ? 11 : 10}-02`, 1)])
    const { api, own } = upstream(endless)
    const summary = await load(api, endless[0]!)
    expect(summary?.countedFrom).toBe('2026-10-02')
    expect(own.mock.calls.length).toBeLessThan(260)
    const past = upstream(endless)
    await load(past.api, endless[0]!, 2024)
    expect(past.own.mock.calls.length).toBeLessThan(300)
  })

  it('totals all projects for today, or none if there are very many', async () => {
    expect((await load(upstream([]).api, []))?.standing).toMatchObject({
      earnedPaise: 1000,
      paidPaise: 400,
      duePaise: 600,
    })
    const { api, dues } = upstream([], Array.from({ length: 13 }, String))
    expect((await load(api, []))?.standing).toBeNull()
    expect(dues).not.toHaveBeenCalled()
  })

  it('is cached', async () => {
    const { api, dues } = upstream([])
    const ask = () => loadSummary(api, 'one session', { year: 2026, years: [2026] }, [])
    expect(await ask()).toEqual(await ask())
    expect(dues).toHaveBeenCalledTimes(2)
  })

  it('is omitted when the upstream fails; an ended session still shows', async () => {
    const failing = (kind: 'unavailable' | 'unauthenticated') => {
      const { api } = upstream([])
      api.commission.duesProjects = () => Promise.reject(new ApiError(kind, 'No.', 'duesProjects'))
      return load(api, [])
    }
    expect(await failing('unavailable')).toBeNull()
    await expect(failing('unauthenticated')).rejects.toThrow('No.')
  })
})
