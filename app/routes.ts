import { flatRoutes } from '@remix-run/fs-routes'
import { route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'
import { sharedScreens } from './shared-screens'

// In a screen's folder only route.tsx is a route.
const ignoredRouteFiles = ['**/*.css.ts', '**/*.server.ts', '**/*.test.{ts,tsx}']
const developmentOnly = process.env.NODE_ENV === 'production' ? ['**/dev.*/**'] : []

const ofFolders = await flatRoutes({ ignoredRouteFiles: [...ignoredRouteFiles, ...developmentOnly] })

const ofSharedScreens = sharedScreens.flatMap(({ file, addresses, inner }) =>
  addresses.map((address) =>
    route(
      address,
      file,
      { id: address },
      inner && [route(inner.path, inner.file, { id: `${address}/${inner.path}` })],
    ),
  ),
)

/** Uses the short address as id, like shared screens, because browsers get a list of all ids. */
const withAddressAsId = (entry: RouteConfigEntry): RouteConfigEntry => ({
  ...entry,
  id: entry.path ?? entry.id,
})

export default [...ofFolders.map(withAddressAsId), ...ofSharedScreens] satisfies RouteConfig
