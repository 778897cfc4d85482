import { describe, expect, it } from 'vitest'
import { ApiError, errorForStatus } from '~/api/errors'
import { apiErrorOf } from '../../tests/factories/caller'
import { loadPages } from './load-pages.server'

const page = (number: number) => ({ number, isEmpty: false })
const refuse = (number: number) => Promise.reject(new ApiError('refused', `No page ${number}.`, 'payments'))

describe('loadPages', () => {
  it('M143 loads all pages', async () => {
    const loaded = await loadPages([1, 2], (number) => Promise.resolve(page(number)))
    expect(loaded).toEqual({ pages: [page(1), page(2)], refusal: null })
  })

  it('M027 M143 stops before a refused page and returns its message', async () => {
    const load = (number: number) =>
      [2, 4].includes(number) ? refuse(number) : Promise.resolve(page(number))
    expect(await loadPages([1, 2, 3, 4], load)).toEqual({ pages: [page(1)], refusal: 'No page 2.' })
    expect(await loadPages([2], load)).toEqual({ pages: [], refusal: 'No page 2.' })
  })

  it('M036 fails if a page is throttled', async () => {
    const tooOften = () => Promise.reject(errorForStatus('payments', 429))
    expect((await apiErrorOf(loadPages([1], tooOften))).init.status).toBe(429)
  })
})
