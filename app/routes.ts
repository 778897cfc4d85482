import { flatRoutes } from '@remix-run/fs-routes'
import { route, type RouteConfig } from '@remix-run/route-config'
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

export default [...ofFolders, ...ofSharedScreens] satisfies RouteConfig
