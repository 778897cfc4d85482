import { describe, expect, it } from 'vitest'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { success, wireLogin, wireProject } from '../../tests/factories/wire'
import { wireGalleryDate, wireSlide } from '../../tests/factories/wire-media'
import { login } from './account.server'
import { apiFor } from './client.server'
import { defaultProject } from './projects.server'

const upstream = upstreamForThisFile()

const api = (token: string = crypto.randomUUID()) => apiFor(aCaller({ token }), '101')

describe('request of each call', () => {
  it.each([
    [
      'M141 months',
      () => api().bookings.byMonth(2, { project_id: '7', agent_id: '5', plot_no: 'A/1', associate: 'రవి' }),
      '/associate/get-booking-info-datewise/101/0',
      { page: '2', project_id: '7', agent_id: '5', plot_no: 'A/1', associate: 'రవి' },
    ],
    [
      'M141 the first page',
      () => api().bookings.byMonth(1),
      '/associate/get-booking-info-datewise/101/0',
      { page: '1' },
    ],
    [
      'M136 projects',
      () => api().bookings.byTeam({ project_id: '7', agent_id: '5', plot_no: 'A/1', associate: 'రవి' }),
      '/associate/get-booking-info-teamwise/101/0',
      { project_id: '7', agent_id: '5', plot_no: 'A/1', associate: 'రవి' },
    ],
    [
      'M145 associates of a project',
      () => api().bookings.filterAssociates('7'),
      '/associate/agent-filter-list/101',
      { project_id: '7' },
    ],
    [
      'M150 booked plots',
      () => api().bookings.booked('5', '7', { searchKey: 'A/1', date: '2026-09-07' }),
      '/associate/get-booking-details-agentwise/5/7/2',
      { search_key: 'A/1', date: '2026-09-07' },
    ],
    [
      'M158 registered plots',
      () => api().bookings.registered('5', '7', { searchKey: 'A/1', date: '2026-09-07' }),
      '/associate/get-booking-details-agentwise/5/7/3',
      { search_key: 'A/1', date: '2026-09-07' },
    ],
    [
      'M160 booked plots of the team',
      () => api().bookings.teamBooked('5', '7', { searchKey: 'A/1' }),
      '/associate/booking-info-status-wise/101/5/7/2',
      { search_key: 'A/1' },
    ],
    [
      'M160 registered plots of the team',
      () => api().bookings.teamRegistered('5', '7'),
      '/associate/booking-info-status-wise/101/5/7/3',
      {},
    ],
    ['M169 receipts', () => api().bookings.receipts('9001'), '/associate/get-receipts/9001', {}],
    [
      'M173 the EMI statement',
      () => api().bookings.emiStatement('9001'),
      '/associate/get-emi-details/9001',
      {},
    ],
  ])('%s', async (_, call, path, query) => {
    upstream.replies({ json: success() })
    await call()
    expect(upstream.received()).toMatchObject([{ method: 'POST', path, query, body: '' }])
  })

  it.each([
    ['M128 instalment plans', () => api().plots.emiPlans(), 'GET', '/associate/get-emi-plan-list', {}],
    [
      'M120 a plot',
      () => api().plots.info('4', '10+11/A b'),
      'POST',
      '/associate/get-plot-info',
      { project_id: '4', key: '10+11/A b' },
    ],
    [
      'M132 a price by instalments',
      () =>
        api().plots.price({ projectId: '4', plotNumber: '26', pricePerYardRupees: 12500, emiPlanId: '6' }),
      'POST',
      '/associate/get-plot-cost-calculation',
      { project_id: '4', plot_no: '26', price_per_yard: '12500', emi_id: '6' },
    ],
    [
      'M132 a price outright',
      () =>
        api().plots.price({ projectId: '4', plotNumber: '26', pricePerYardRupees: '12500', emiPlanId: null }),
      'POST',
      '/associate/get-plot-cost-calculation',
      { project_id: '4', plot_no: '26', price_per_yard: '12500', emi_id: '0' },
    ],
    ['M123 blocks', () => api().plots.blocks('4'), 'GET', '/associate/get-project-blocks/4', {}],
  ])('%s', async (_, call, method, path, query) => {
    upstream.replies({ json: success({ plot_info: {} }) })
    await call()
    expect(upstream.received()).toMatchObject([{ method, path, query }])
  })

  it('M123 blocks are null if the upstream lacks the call', async () => {
    upstream.replies({ status: 404 })
    expect(await api().plots.blocks('4')).toBeNull()
    upstream.replies({ status: 500 })
    await expect(api().plots.blocks('4')).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it.each(['ravi+1@example.com', '9000000001'])(
    'M034 login sends %s as `field`, and `app_type` 2',
    async (user) => {
      upstream.replies({ json: wireLogin() })
      const signedIn = await login(aCaller({ token: null }), user, 'Plots@2026')
      expect(upstream.received()).toMatchObject([
        {
          method: 'POST',
          path: '/auth/login',
          query: { field: user, password: 'Plots@2026', app_type: '2' },
        },
      ])
      expect(signedIn.user).toEqual({ id: '101', type: 2, name: 'Ravi Kumar Teja' })
    },
  )
})

describe('projects', () => {
  const reply = success({ projects: [wireProject()] })

  it('M019 are loaded once for several screens of a session', async () => {
    upstream.replies({ json: reply })
    const [first, second] = await Promise.all([api('same').projects.all(), api('same').projects.all()])
    await api('same').projects.all()
    expect(second).toEqual(first)
    expect(upstream.received()).toHaveLength(1)
  })

  it('M017 are not shared between sessions', async () => {
    upstream.replies({ json: reply }, { json: success() })
    await api('one').projects.all()
    expect(await api('other').projects.all()).toEqual([])
  })

  it('are loaded again after a failure', async () => {
    upstream.replies({ status: 404 }, { json: reply })
    await expect(api('unlucky').projects.all()).rejects.toThrow()
    await expect(api('unlucky').projects.all()).resolves.toHaveLength(1)
  })

  it.each([
    [['1', '0'], '1'],
    [['0', '1', '1'], '2'],
    [['0', '0'], '1'],
    [[], undefined],
  ])('M019 with the flags %j the default project is %j', async (flags, expected) => {
    const projects = flags.map((flag, index) => wireProject({ project_id: index + 1, is_default: flag }))
    upstream.replies({ json: success({ projects }) })
    expect(defaultProject(await api().projects.all())?.id).toBe(expected)
  })

  it('M221 M226 have a separate list for the gallery and projects screens', async () => {
    upstream.replies({ json: success({ projects: [wireProject()] }) })
    expect(await api().projects.listed()).toHaveLength(1)
    expect(upstream.received()).toMatchObject([{ method: 'GET', path: '/associate/get-projects-list' }])
  })
})

describe('pictures', () => {
  it('M050 requests slides with a placeholder text', async () => {
    upstream.replies({ json: success({ image_slider: [wireSlide()] }) })
    expect(await api().home.slides()).toHaveLength(1)
    expect(upstream.received()).toMatchObject([
      {
        method: 'POST',
        path: '/associate/agent-home-slider/101',
        body: ' ',
        headers: { 'content-type': 'text/plain' },
      },
    ])
  })

  it('M224 requests gallery dates by page', async () => {
    upstream.replies({ json: success({ gallery_dates: [wireGalleryDate()] }) })
    await api().gallery.dates('4')
    await api().gallery.dates('4', 3)
    expect(upstream.received()).toMatchObject([
      { method: 'POST', path: '/associate/get-gallery-dates/4', query: { page: '1' } },
      { query: { page: '3' } },
    ])
  })

  it.each(['2026-09-07', '0'])('M225 sends %s as from_date and to_date', async (date) => {
    upstream.replies({
      json: success({ gallery_dates: [wireGalleryDate(), wireGalleryDate({ date: null })] }),
    })
    expect(await api().gallery.onDate('4', date)).toMatchObject({ date: '2026-09-07' })
    expect(upstream.received()[0]?.query).toEqual({ from_date: date, to_date: date })
    upstream.replies({ json: success() })
    expect(await api().gallery.onDate('4', date)).toBeNull()
  })
})
