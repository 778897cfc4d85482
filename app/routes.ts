import { flatRoutes } from '@remix-run/fs-routes'
import { getAppDirectory, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'
import { OTHER_ADDRESSES, partsOfFolders } from './routes.shared'

// Each folder of `app/routes` is one address: its `route.ts` or `route.tsx`.
const ignoredRouteFiles = ['**/*.css.ts', '**/*.server.ts', '**/*.route.{ts,tsx}', '**/*.test.{ts,tsx}']
const developmentOnly = process.env.NODE_ENV === 'production' ? ['**/dev.*/**'] : []

const folders = await flatRoutes({ ignoredRouteFiles: [...ignoredRouteFiles, ...developmentOnly] })

const parts = partsOfFolders(`${getAppDirectory()}/routes`).map(({ address, file }) =>
  route(address, `routes/${file}`),
)

const otherAddresses = OTHER_ADDRESSES.map(({ address, file, inner }) =>
  route(address, `routes/${file}`, inner && [route(inner.path, `routes/${inner.file}`)]),
)

/** Browsers get a list of all ids, so the id is the short address. */
function withAddressAsId({ children, ...entry }: RouteConfigEntry, parent = ''): RouteConfigEntry {
  const id = entry.path === undefined ? entry.id : `${parent}${entry.path}`
  return { ...entry, id, children: children?.map((child) => withAddressAsId(child, `${id}/`)) }
}

export default [...folders, ...parts, ...otherAddresses].map((entry) =>
  withAddressAsId(entry),
) satisfies RouteConfig
