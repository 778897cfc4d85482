import { data } from '@remix-run/node'
import { beforeEach, expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '~/api/errors'
import { takeLog } from '../../tests/factories/log'
import { portalWith } from '../../tests/factories/portal'
import { pageTitle } from './page-title'

beforeEach(() => void takeLog())

const handle = pageTitle(() => 'Receipts')
const failingWith = (error: unknown) =>
  portalWith({
    handle,
    loader: () => {
      throw error
    },
  })()

it('M009 the title combines product and screen', async () => {
  const { html } = await portalWith({ handle })()
  expect(html).toContain('<title>Plot Partner - Receipts</title>')
})

it('M009 the title starts with "Error" for a rejected form', async () => {
  const errors = { userId: { type: 'too_small', message: 'Mobile or Email is required' } }
  const post = portalWith({ handle, action: () => data({ errors, values: {} }, 400) })
  const { response, html } = await post('/screen', { method: 'POST', form: { userId: '' } })
  expect(response.status).toBe(400)
  expect(html).toContain('<title>Error: Plot Partner - Receipts</title>')
})

it.each<[ApiErrorKind, string]>([
  ['refused', 'Plot is on hold.'],
  ['not-found', 'Not in your team.'],
  ['forbidden', 'Not in your team.'],
])('M008 M027 an error of kind %s is a 404 with the screen title and "%s"', async (kind, message) => {
  const { response, html } = await failingWith(new ApiError(kind, message, 'receipts'))
  expect(response.status).toBe(404)
  expect(html).toContain('<title>Plot Partner - Receipts</title>')
  expect(html).toContain(message)
  expect(html).not.toContain('Something went wrong.')
})

it.each<[ApiErrorKind, number | undefined, number]>([
  ['unavailable', undefined, 502],
  ['unavailable', 504, 504],
  ['unreadable', undefined, 502],
])('M026 after %s %s the page has status %i and "Try again"', async (kind, status, shownStatus) => {
  const error = new ApiError(kind, 'Something went wrong.', 'receipts', '', status)
  const { response, html } = await failingWith(error)
  expect(response.status).toBe(shownStatus)
  expect(html).toContain('This page could not be loaded')
  expect(html).toContain('Something went wrong.')
  expect(html).toContain('Try again')
})

it('M008 an unknown path is a 404 with a link to the start page', async () => {
  const { response, html } = await portalWith({ handle })('/nowhere/at/all')
  expect(response.status).toBe(404)
  expect(html).toContain('<title>Plot Partner - Page not found</title>')
  expect(html).toContain('We can&#x27;t find that page.')
  expect(html).toContain('href="/"')
})

it('M014 a rejected cross-site form shows the reason', async () => {
  const { response, html } = await failingWith(new Response('Not sent from here.', { status: 403 }))
  expect(response.status).toBe(403)
  expect(html).toContain('Not sent from here.')
})

it.each([new Error('canary at /srv/app.ts:1'), 'canary', { canary: true }])(
  'M008 M026 the error %j is a 500 that reveals nothing about the error',
  async (error) => {
    const { response, html } = await failingWith(error)
    expect(response.status).toBe(500)
    expect(html).not.toContain('canary')
    expect(html).toContain('Something went wrong.')
  },
)

it('M014 a page forbids caching and sends Vary', async () => {
  const { response, html } = await portalWith({ handle })()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('vary')).toContain('Save-Data')
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-IN"/)
})

it('M242 a page has no scripts in data-saver mode', async () => {
  expect((await portalWith({ handle })()).html).not.toContain('<script')
  const { html } = await portalWith({ handle })('/screen', { headers: { 'save-data': 'off' } })
  expect(html).toContain('<script')
})

it('M242 a page escapes loader data', async () => {
  const loader = () => ({ name: '</script><script>alert(1)</script>\u2028' })
  const { html } = await portalWith({ handle, loader })('/screen', { headers: { 'save-data': 'off' } })
  expect(html).not.toContain('<script>alert(1)')
  expect(html).not.toContain('\u2028')
})
