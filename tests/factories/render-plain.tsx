import { renderToStaticMarkup } from 'react-dom/server'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom/server'

/** The HTML for browsers without scripts. */
export function renderPlain(element: JSX.Element, url = '/'): string {
  const routes: RouteObject[] = [{ id: 'all', path: '*', element }]
  const { pathname, search } = new URL(url, 'http://localhost')
  const location = { pathname, search, hash: '', state: null, key: 'default' }
  const context = {
    basename: '/',
    location,
    matches: matchRoutes(routes, location) as never,
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  }
  const router = createStaticRouter(routes, context)
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)
}

/** The words of a page or a part of it, separated by single spaces. */
export const textOf = (html: string) =>
  html
    .replace(/^[^<>]*>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
