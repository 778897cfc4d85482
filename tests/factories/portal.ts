import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import * as entry from '~/entry.server'
import * as root from '~/root'
import * as unknown from '~/routes/$/route'
import { aRequest } from './session'

type RouteModule = ServerBuild['routes'][string]['module']

/** A portal with one screen, at /screen. The returned function requests a page in lite, and returns the response and its HTML. */
export function portalWith(screen: Partial<RouteModule>) {
  const handle = createRequestHandler(buildOf({ default: () => 'The screen', ...screen }), 'production')
  return async (path = '/screen', parts: Parameters<typeof aRequest>[1] = {}) => {
    const request = aRequest(path, { ...parts, headers: { 'save-data': 'on', ...parts.headers } })
    const response = await handle(request)
    return { response, html: await response.text() }
  }
}

function buildOf(screen: RouteModule): ServerBuild {
  const routes = {
    root: { id: 'root', path: '', module: root as RouteModule },
    screen: { id: 'screen', parentId: 'root', path: 'screen', module: screen },
    unknown: { id: 'unknown', parentId: 'root', path: '*', module: unknown as object as RouteModule },
  }
  const assets = Object.values(routes).map(({ module, ...route }) => ({
    ...route,
    module: `/${route.id}.js`,
    hasLoader: 'loader' in module,
    hasAction: 'action' in module,
    hasClientLoader: false,
    hasClientAction: false,
    hasErrorBoundary: 'ErrorBoundary' in module,
  }))
  return {
    entry: { module: entry as ServerBuild['entry']['module'] },
    routes,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(assets.map((asset) => [asset.id, asset])),
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    mode: 'production',
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  }
}
