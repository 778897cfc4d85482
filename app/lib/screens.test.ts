import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '~/api/errors'
import { takeLog } from '../../tests/factories/log'
import { portalWith } from '../../tests/factories/portal'
import { formFailure } from './form.server'
import { pageTitle } from './page-title'

beforeEach(() => void takeLog())

const handle = pageTitle('Receipts')
const failingWith = (error: unknown) =>
  portalWith({
    handle,
    loader: () => {
      throw error
    },
  })()

describe('the title of a page', () => {
  it('M009 is the product and the screen', async () => {
    const { html } = await portalWith({ handle })()
    expect(html).toContain('<title>Plot Partner - Receipts</title>')
  })

  it('M009 begins with Error when a form was not accepted', async () => {
    const errors = { userId: { type: 'too_small', message: 'Mobile or Email is required' } }
    const post = portalWith({ handle, action: () => formFailure({ errors, values: {} }) })
    const { response, html } = await post('/screen', { method: 'POST', form: { userId: '' } })
    expect(response.status).toBe(400)
    expect(html).toContain('<title>Error: Plot Partner - Receipts</title>')
  })
})

describe('a screen that failed', () => {
  it.each<[ApiErrorKind, string]>([
    ['refused', 'Plot is on hold.'],
    ['not-found', 'Not in your team.'],
    ['forbidden', 'Not in your team.'],
  ])('M008 M027 %s: a 404 that keeps its title and shows the words, without a toast', async (kind, words) => {
    const { response, html } = await failingWith(new ApiError(kind, words, 'receipts'))
    expect(response.status).toBe(404)
    expect(html).toContain('<title>Plot Partner - Receipts</title>')
    expect(html).toContain(words)
    expect(html).not.toContain('Something went wrong.')
  })

  it.each<[ApiErrorKind, number | undefined, number]>([
    ['unavailable', undefined, 502],
    ['unavailable', 504, 504],
    ['unreadable', undefined, 502],
  ])('M026 %s (%s): a %i that says what to do', async (kind, status, shown) => {
    const error = new ApiError(kind, 'Something went wrong.', 'receipts', '', status)
    const { response, html } = await failingWith(error)
    expect(response.status).toBe(shown)
    expect(html).toContain('This page could not be loaded')
    expect(html).toContain('Something went wrong.')
    expect(html).toContain('Try again')
  })

  it('M008 an unknown path is a 404 with a way on', async () => {
    const { response, html } = await portalWith({ handle })('/nowhere/at/all')
    expect(response.status).toBe(404)
    expect(html).toContain('<title>Plot Partner - Page not found</title>')
    expect(html).toContain('There is no page at this address.')
    expect(html).toContain('href="/"')
  })

  it('M014 a form from another site is told so', async () => {
    const { response, html } = await failingWith(new Response('Not sent from here.', { status: 403 }))
    expect(response.status).toBe(403)
    expect(html).toContain('Not sent from here.')
  })

  it.each([new Error('canary at /work/app.ts:1'), 'canary', { canary: true }])(
    'M008 M026 %j: a 500 without a stack or anything of itself',
    async (error) => {
      const { response, html } = await failingWith(error)
      expect(response.status).toBe(500)
      expect(html).not.toContain('canary')
      expect(html).toContain('Something went wrong.')
    },
  )
})

describe('every document', () => {
  it('M014 is kept nowhere and tells what it depends on', async () => {
    const { response, html } = await portalWith({ handle })()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toContain('Save-Data')
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN"/)
  })

  it('M242 carries no script where the reader saves data', async () => {
    expect((await portalWith({ handle })()).html).not.toContain('<script')
    const { html } = await portalWith({ handle })('/screen', { headers: { 'save-data': 'off' } })
    expect(html).toContain('<script')
  })

  it('M242 cannot be broken out of by data for scripts', async () => {
    const loader = () => ({ name: '</script><script>alert(1)</script>\u2028' })
    const { html } = await portalWith({ handle, loader })('/screen', { headers: { 'save-data': 'off' } })
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('\u2028')
  })
})
