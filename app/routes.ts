import type { RouteConfig } from '@remix-run/route-config'
import { flatRoutes } from '@remix-run/fs-routes'

// One folder a screen: only its route.tsx is a route, whatever else lies beside it.
const ignoredRouteFiles = ['**/*.css.ts', '**/*.server.ts', '**/*.test.{ts,tsx}']
const developmentOnly = process.env.NODE_ENV === 'production' ? ['**/dev.*/**'] : []

export default flatRoutes({
  ignoredRouteFiles: [...ignoredRouteFiles, ...developmentOnly],
}) satisfies RouteConfig
