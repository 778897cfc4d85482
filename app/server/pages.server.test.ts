import fc from 'fast-check'
import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { readRouteFiles } from '../../bench/audit/screens'
import { cases } from '../../tests/factories/cases'
import { groupRoutes } from './pages.server'

// `readRouteFiles` writes the splat route `$` as `/:`.
const patterns = [...readRouteFiles().values()].flat().map((path) => (path === '/:' ? '/*' : path))
const routes = Object.fromEntries([
  ['root', { id: 'root', path: '' }],
  ...patterns.map((path) => [path, { id: path, parentId: 'root', path: path.slice(1) }]),
])
const build = { routes, assets: { routes, version: '1' } } as unknown as ServerBuild
const buildFor = groupRoutes(build)

function matchIn({ routes: { root, ...children } }: ServerBuild, pathname: string) {
  const flatRoutes = Object.values(children).map((route) => ({ id: route?.id, path: route?.path }))
  const matches = matchRoutes([{ id: root?.id, path: '', children: flatRoutes }], pathname)
  return matches?.map(({ route: { id }, params }) => ({ id, params }))
}

const segment = fc.oneof(
  fc.constantFrom('', '1', 'HG1024', '10%2F11', '2026-11-22', 'x.csv', 'associat%65', '..'),
  fc
    .constantFrom(...new Set(patterns.flatMap((pattern) => pattern.split('/'))))
    .map((part) => part.replace(/^[:*]/, 'v')),
  fc.constantFrom('Associate', 'BOOKINGS', 'home.data', 'bookings.data', '_root.data', 'plots.csv'),
)
const anyAddress = fc.array(segment, { maxLength: 7 }).map((segments) => `/${segments.join('/')}`)
const routeAddress = fc
  .tuple(fc.constantFrom(...patterns), fc.constantFrom('7', 'A 1', '%2F', 'é'), fc.boolean())
  .map(([pattern, value, isUpper]) => {
    const path = pattern.replace(/:\w+|\*/g, encodeURIComponent(value))
    return isUpper ? path.toUpperCase() : path
  })

it('M008 an address matches the same route in its group as among all routes', () => {
  fc.assert(
    fc.property(fc.oneof(routeAddress, anyAddress), (pathname) => {
      const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
      expect(matchIn(buildFor(pathname), page)).toEqual(matchIn(build, page))
    }),
    cases(),
  )
})
