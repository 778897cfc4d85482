import { flatRoutes } from '@remix-run/fs-routes'
import { route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'
import { sharedScreens } from './shared-screens'

// Each folder of `app/routes` is one route: its `route.ts` or `route.tsx`.
const ignoredRouteFiles = ['**/*.css.ts', '**/*.server.ts', '**/*.test.{ts,tsx}']
const developmentOnly = process.env.NODE_ENV === 'production' ? ['**/dev.*/**'] : []

const folderRoutes = await flatRoutes({ ignoredRouteFiles: [...ignoredRouteFiles, ...developmentOnly] })

const sharedScreenRoutes = sharedScreens.flatMap(({ file, addresses, inner }) =>
  addresses.map((address) =>
    route(
      address,
      file,
      { id: address },
      inner && [route(inner.path, inner.file, { id: `${address}/${inner.path}` })],
    ),
  ),
)

/** Browsers get a list of all ids, so the id is the short address, as for shared screens. */
const withAddressAsId = (entry: RouteConfigEntry): RouteConfigEntry => ({
  ...entry,
  id: entry.path ?? entry.id,
})

export default [...folderRoutes.map(withAddressAsId), ...sharedScreenRoutes] satisfies RouteConfig
