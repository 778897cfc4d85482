import { createClientRoutes } from '@remix-run/react/dist/routes'
import { getSingleFetchDataStrategy } from '@remix-run/react/dist/single-fetch'
import { createMemoryRouter, type ShouldRevalidateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as root from '~/root'
import * as login from '~/routes/login/route'

let requests: string[] = []
beforeEach(() => {
  requests = []
  vi.stubGlobal('window', { location: new URL('http://localhost') })
  vi.stubGlobal('fetch', async (url: URL, { method = 'GET' }: RequestInit) => {
    requests.push(`${method} ${url.pathname}${url.search}`)
    return new Response(null, { status: 204 })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('leaving an inner page loads its outer page again', async () => {
  const router = await openRouter({ root, outer: {} }, '/outer/inner')
  await router.navigate('/outer')
  expect(requests).toEqual(['GET /outer.data'])
})

it.each([
  [200, ['GET /outer.data']],
  [422, []],
])('with its own shouldRevalidate, a form that gets %d causes %j', async (status, expected) => {
  const page = {
    clientAction: async () => new Response(null, { status }),
    shouldRevalidate: login.shouldRevalidate,
  }
  const router = await openRouter({ root, outer: page }, '/outer')
  await router.navigate('/outer', { formMethod: 'post', formData: new FormData() })
  expect(requests).toEqual(expected)
})

interface RouteModule {
  shouldRevalidate?: ShouldRevalidateFunction
  clientAction?: () => Promise<Response>
}

/** The router of a browser, on a page that the server has rendered. */
async function openRouter({ root, outer }: { root: RouteModule; outer: RouteModule }, at: string) {
  const component = { default: () => null }
  const modules = { root: { ...component, ...root }, outer: { ...component, ...outer }, inner: component }
  const route = (id: string, parentId?: string) => ({
    id,
    parentId,
    path: id === 'root' ? '' : id,
    hasLoader: true,
    hasAction: true,
    hasClientAction: id === 'outer',
    hasClientLoader: false,
    hasErrorBoundary: false,
    module: '',
  })
  const routes = { root: route('root'), outer: route('outer', 'root'), inner: route('inner', 'outer') }
  const loaderData = { root: {}, outer: {}, inner: {} }
  const future = { v3_singleFetch: true } as Parameters<typeof createClientRoutes>[3]
  const manifest = { routes } as unknown as Parameters<typeof getSingleFetchDataStrategy>[0]
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    createClientRoutes(routes, modules, { loaderData }, future, false),
    {
      initialEntries: [at],
      hydrationData: { loaderData },
      future: {
        v7_skipActionErrorRevalidation: true,
        v7_normalizeFormMethod: true,
        v7_partialHydration: true,
      },
      dataStrategy: getSingleFetchDataStrategy(manifest, modules, () => router),
    },
  )
  expect(router.state.initialized).toBe(true)
  return router
}
