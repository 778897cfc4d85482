import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { ApiError, RETRY_SECONDS } from '~/api/errors'
import { withWeight } from '~/server/page-weight.server'
import { inTurn } from '~/files/in-turn.server'
import { DocumentContext } from '~/browser/document'
import { SAVED_COPIES_HEADER } from '~/browser/saved-copies'
import { loggedPath } from '~/telemetry/logged-path'
import { requestIdOf } from '~/api/caller.server'
import { log } from '~/telemetry/log.server'
import { currentLanguage } from '~/messages/languages'
import { m } from '~/messages/messages'
// Lets `m` read the language of the request. `server.ts` imports this too, but is a separate bundle.
import '~/messages/request-language.server'
import { AREAS, areaAt } from '~/paths/area'
import { CLIENT_HINTS, DELIVERY_VARY, listsRefresh } from '~/session/delivery.server'
import { isPrefetch } from '~/session/idle-timeout.server'

/** For server.ts: this bundle has the caches and stores of sessions. */
export { openSession } from '~/session/session.server'

const CLIENT_BUILD = 'build/client'

/** Renders whole documents: streamed parts would never appear without JavaScript, and cost more (decision 0003). */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = loadContext.cspNonce
  const omitsRefresh = listsRefresh(request)
  const { serverHandoffStream, ...withoutStream } = context
  const html = await inTurn(() =>
    renderToString(
      <DocumentContext.Provider
        value={{
          nonce,
          stylesheets: stylesheetsFor(request, context, nonce),
          omitsRefresh,
          messages: scriptOfMessages[currentLanguage()],
        }}
      >
        <RemixServer context={withoutStream} url={request.url} nonce={nonce} />
      </DocumentContext.Provider>,
    ),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  headers.set('Vary', `${DELIVERY_VARY}, Accept-Language`)
  headers.set('Content-Language', m.languageTag())
  headers.set('Accept-CH', CLIENT_HINTS)
  setRetryAfter(headers, context)
  if (!isPrefetch(request)) setSavedCopiesHeader(headers, context)
  const scripts = await handoffScript(context, serverHandoffStream, nonce)
  const body = movePreloads(html, headers)
  const markup = body.replace('</body>', () => `${scripts}</body>`)
  if (!omitsRefresh) setIdleRefresh(request, headers, context, markup)
  return new Response(await withWeight(`<!DOCTYPE html>${markup}`), { status, headers })
}

/** Sends preloads as a header: browsers get them before the page, and text browsers don't list them as links. */
function movePreloads(html: string, headers: Headers): string {
  return html.replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_link, href: string) => {
    headers.append('Link', `<${href}>; rel=modulepreload`)
    return ''
  })
}

export function handleDataRequest(response: Response) {
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Logs no query of a URL, because it may contain typed values. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const pathname = loggedPath(new URL(request.url).pathname)
  const requestId = requestIdOf(context)
  if (error instanceof ApiError) {
    const { kind, call, detail } = error
    return log.warn({ pathname, kind, call, detail, requestId }, 'call failed')
  }
  log.error({ pathname, requestId, err: error }, 'unexpected error')
}

/** An error page or a response to a form must not be saved, so it gets the header only to delete copies (`none` or `off`). */
function setSavedCopiesHeader(
  headers: Headers,
  { staticHandlerContext: { loaderData, statusCode, actionData } }: EntryContext,
) {
  const copies = (loaderData.root as { copies?: string } | undefined)?.copies
  const isPage = statusCode === 200 && !actionData
  if (copies && (isPage || copies === 'none' || copies === 'off')) headers.set(SAVED_COPIES_HEADER, copies)
}

/**
 * Remix adds the headers of actions and loaders to a document only if each route copies them. A page on which one call was throttled has the
 * status 429 without this header.
 */
function setRetryAfter(
  headers: Headers,
  { staticHandlerContext: { actionHeaders, loaderHeaders, statusCode } }: EntryContext,
) {
  if (statusCode === 429) headers.set('Retry-After', String(RETRY_SECONDS))
  for (const routeHeaders of [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]) {
    const seconds = routeHeaders.get('Retry-After')
    if (seconds) headers.set('Retry-After', seconds)
  }
}

/** Without scripts, a page redirects itself at the end of the idle time, unless it reloads earlier (M015). */
function setIdleRefresh(
  request: Request,
  headers: Headers,
  { staticHandlerContext: { loaderData } }: EntryContext,
  html: string,
) {
  const addresses = AREAS[areaAt(new URL(request.url).pathname)]
  const root = loaderData.root as { mode: string; leavesInSeconds: number | null } | undefined
  if (root?.leavesInSeconds && root.mode === 'lite' && !html.includes('http-equiv="refresh"'))
    headers.set('Refresh', `${root.leavesInSeconds}; url=${addresses.logout({ reason: 'idle' })}`)
}

function stylesheetsFor(
  request: Request,
  { manifest, staticHandlerContext: { matches } }: EntryContext,
  nonce: string | undefined,
) {
  const ids = ['root', ...matches.map(({ route }) => route.id)]
  const hrefs = new Set(ids.flatMap((id) => manifest.routes[id]?.css ?? []))
  const comesFromOutside = ['none', 'cross-site'].includes(request.headers.get('sec-fetch-site') ?? '')
  return [...hrefs].map((href) => ({ href, css: comesFromOutside ? readStylesheet(href) : null, nonce }))
}

/** By language. Empty in development, where scripts have the texts of all languages. */
const scriptOfMessages: Partial<Record<string, string>> = import.meta.env.DEV
  ? {}
  : Object.fromEntries(
      readdirSync(join(process.cwd(), CLIENT_BUILD, 'assets')).flatMap((name) => {
        const [, language] = /^messages-(\w+)-[\w-]+\.js$/.exec(name) ?? []
        return language ? [[language, `/assets/${name}`]] : []
      }),
    )

const stylesheets = new Map<string, string>()

function readStylesheet(href: string): string {
  const css = stylesheets.get(href) ?? readFileSync(join(process.cwd(), CLIENT_BUILD, href), 'utf8')
  stylesheets.set(href, css)
  return css
}

async function handoffScript(
  context: EntryContext,
  stream: ReadableStream<Uint8Array> | undefined,
  nonce: string | undefined,
): Promise<string> {
  if (!stream) return ''
  if (!context.renderMeta?.didRenderScripts) {
    await stream.cancel()
    return ''
  }
  const encoded = await new Response(stream).text()
  const safe = JSON.stringify(encoded).replace(/[<>&\u2028\u2029]/g, escapeForScript)
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  return `<script${attribute}>{let c=window.__remixContext.streamController;c.enqueue(${safe});c.close()}</script>`
}

function escapeForScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
